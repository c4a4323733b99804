/** The text of a script that calls the default export of the module with `...scriptArguments` (`scriptText`). */
declare module '*.ts?script' {
  const text: string;
  export default text;
}

/** The unprocessed text of a style sheet. */
declare module '*.css?text' {
  const text: string;
  export default text;
}
