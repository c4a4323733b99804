/** The text of a script that calls the module's default export with `...given` (`lib/next/bundle-loader.mjs`). */
declare module '*.ts?script' {
  const text: string;
  export default text;
}
