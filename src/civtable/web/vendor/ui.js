/** Everything that components are made of, from one place: Preact, its hooks, signals, and htm bound to them. */
import { h } from "./preact.js";
import htm from "./htm.js";

export const html = htm.bind(h);
export { h, render, Component, Fragment, createContext } from "./preact.js";
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useContext, useId } from "./preact-hooks.js";
export { signal, computed, effect, batch, untracked, useSignal, useComputed } from "./signals.js";
