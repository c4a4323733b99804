/** The text of a script that calls the module's default export with `...given` (`lib/next/bundle-loader.mjs`). */
declare module '*.ts?script' {
  const text: string;
  export default text;
}

/** The text of a style sheet, as it stands in the file. */
declare module '*.css?text' {
  const text: string;
  export default text;
}
