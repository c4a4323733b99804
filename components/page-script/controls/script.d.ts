/** The text of a script that calls the module's default export with `...scriptArguments` (`server/next-adapter/bundle-loader.mjs`). */
declare module '*.ts?script' {
  const text: string;
  export default text;
}

/** The unprocessed text of a style sheet. */
declare module '*.css?text' {
  const text: string;
  export default text;
}
