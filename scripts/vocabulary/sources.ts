/** A piece of a source: a name or a sentence, and its line from 1. */
export interface Piece {
  readonly kind: 'name' | 'prose' | 'opening';
  readonly text: string;
  readonly line: number;
}

const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;

/** The tokens of a source, in the order in which they are tried. */
const tokens = {
  doc: /\/\*\*[\s\S]*?\*\//.source,
  block: /\/\*[\s\S]*?\*\//.source,
  line: /(?<=^|[\s;{}(,])\/\/[^\n]*/.source,
  // The second form is that of `test.each(…)('title', …)`.
  title: String.raw`\b(?:test|it|describe)(?:\.(?:only|skip|describe|serial))*\(\s*${STRING}|\)\(\s*${STRING}(?=,\s*(?:async\b|\(|[a-z]\w*[),]))`,
  message: String.raw`\b(?:log(?:\.\w+|\[[^\]]*\])\((?:\{[^{}]*\},\s*)?|(?:print|fail)\(|new \w*Error\(|(?:describe|summary|help|usage): )${STRING}`,
  regex: /(?<=[(,=:!&|?;[]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n[])+\/[a-z]*/.source,
  template: /`(?:[^`\\]|\\.)*`/.source,
  string: STRING,
  name: /[A-Za-z_$][\w$]*/.source,
};
const TOKEN = new RegExp(
  Object.entries(tokens)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join('|'),
  'g',
);

const quoted = (text: string) => text.slice(text.search(/['"`]/) + 1, -1);
const withoutCode = (text: string) => text.replace(/`[^`]*`/g, '`…`').replace(/\$\{[^}]*\}/g, '…');
const clean = (comment: string) => comment.replace(/^\/\*\*?|\*\/$/g, '').replace(/^\s*(\*|\/\/) ?/gm, '');

/** The names and sentences of a TypeScript or JavaScript source. Strings that visitors read are in message tables and not read here. */
export function piecesOfCode(text: string): Piece[] {
  const pieces: Piece[] = [];
  let line = 1;
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    line += text.slice(end, match.index).split('\n').length - 1;
    end = match.index;
    const { doc, block, line: comment, title, message, template, name } = match.groups ?? {};
    const add = (kind: Piece['kind'], piece: string) => pieces.push({ kind, text: piece, line });
    const addLines = (sentences: string) => {
      for (const [index, sentence] of sentences.split('\n').entries())
        pieces.push({ kind: 'prose', text: withoutCode(sentence), line: line + index });
    };
    if (doc) add('opening', clean(doc).trim());
    if (title) add('opening', quoted(title));
    if (doc || block || comment) addLines(clean(doc ?? block ?? comment ?? ''));
    if (title || message) addLines(quoted(title ?? message ?? ''));
    if (name) add('name', name);
    if (template)
      for (const [, code = ''] of template.matchAll(/\$\{([^}]*)\}/g))
        for (const [word] of code.matchAll(/(?<!['"\w])[A-Za-z_$][\w$]*/g)) add('name', word);
  }
  return pieces;
}

/** The sentences of a document, without blocks and spans of code, addresses and quotations. */
export function piecesOfMarkdown(text: string): Piece[] {
  const withoutBlocks = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
  return withoutBlocks.split('\n').map((sentence, index) => ({
    kind: 'prose',
    text: sentence
      .replace(/`[^`]*`/g, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/["“][^"”]*["”]/g, ''),
    line: index + 1,
  }));
}

/** The classes and data attributes of a style sheet, and its comments. */
export function piecesOfStyles(text: string): Piece[] {
  const lines = text.split('\n');
  return lines.flatMap((content, index) => {
    const line = index + 1;
    const comments = [...content.matchAll(/\/\*(.*?)\*\//g)].map(
      ([, words = '']): Piece => ({ kind: 'prose', text: words, line }),
    );
    const names = [...content.replace(/\/\*.*?\*\//g, '').matchAll(/[.[]([a-zA-Z][\w-]*)(?=[^;]*[{,:\]]|$)/g)].map(
      ([, name = '']): Piece => ({ kind: 'name', text: name, line }),
    );
    return [...comments, ...names];
  });
}

/** The comments of a configuration, a script or a page: after `#`, or between `<!--` and `-->`. */
export function piecesOfConfiguration(text: string): Piece[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/(?<=^|\s)#(?!!)(.*)$|<!--(.*?)-->/g)].map(
      ([, comment, markup]): Piece => ({
        kind: 'prose',
        text: withoutCode(comment ?? markup ?? ''),
        line: index + 1,
      }),
    ),
  );
}

/** ` keep alive ` of `keepAlive`, `KEEP_ALIVE` and `keep-alive`. */
export function splitName(name: string): string {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[^A-Za-z\d]+/g, ' ');
  return ` ${spaced.trim().toLowerCase()} `;
}
