/** The types of what ui.js gathers, from the packages that the vendored files come from. */
import type { ComponentChildren, VNode } from "preact";

/** An event of the document, as a handler in a template gets it: most come from fields and buttons. */
export type Handled = Event & KeyboardEvent & { target: HTMLInputElement; currentTarget: HTMLElement };

/** What may stand in a template. Functions are handlers of events, unless they say what they take. */
export type Field = string | number | bigint | boolean | null | undefined | object | ((event: Handled) => unknown);

/** A template as elements. Tags and what components are given are not checked. */
export function html(strings: TemplateStringsArray, ...fields: Field[]): VNode;
export { h, render, Component, Fragment, createContext } from "preact";
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useContext, useId } from "preact/hooks";
export { signal, computed, effect, batch, untracked, useSignal, useComputed } from "@preact/signals";
export type { ReadonlySignal, Signal } from "@preact/signals";
export type { ComponentChildren, VNode };
