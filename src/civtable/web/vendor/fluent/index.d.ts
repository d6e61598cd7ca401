/** The types of the vendored files are those of the package. */
export * from "@fluent/bundle";
