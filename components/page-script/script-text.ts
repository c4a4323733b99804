/** The text of a bundled script (`FILE.ts?script`) that calls its module with values from the server: messages, names of classes. */
export function scriptText(bundle: string, ...values: unknown[]): string {
  return `((...scriptArguments)=>{${bundle}})(${values.map((value) => JSON.stringify(value)).join()})`;
}
