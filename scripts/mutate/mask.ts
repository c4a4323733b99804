/** Comments, texts and regular expressions, in the order in which they are tried. Within `${…}` of a template, code is masked too. */
const MASKED =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?{};\n]\s*|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;

/** The source with blanks instead of the characters of comments, texts and regular expressions; positions stay. */
export function maskSource(source: string): string {
  return source.replace(MASKED, (text) => text.replace(/[^\n]/g, ' '));
}
