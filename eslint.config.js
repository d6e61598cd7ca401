/** What ESLint asks of the browser client and of its tests. Vendored files are as their authors left them. */
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import globals from "globals";

const LONGEST_LINE = 140;

export default defineConfig(
  { ignores: [".venv", "build", "**/vendor"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-len": ["error", { code: LONGEST_LINE }],
      "max-lines": ["error", 400],
      "no-shadow": "error",
    },
  },
  { files: ["src/civtable/web/**"], languageOptions: { globals: globals.browser } },
);
