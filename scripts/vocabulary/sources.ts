/** A piece of a source: a name or a sentence, and its line from 1. */
export interface Piece {
  readonly kind: 'name' | 'prose' | 'opening';
  readonly text: string;
  readonly line: number;
}

const TOKEN =
  /(?<doc>\/\*\*[\s\S]*?\*\/)|(?<block>\/\*[\s\S]*?\*\/)|(?<line>(?<=^|[\s;{}(,])\/\/[^\n]*)|(?<title>\b(?:test|it|describe)(?:\.(?:only|skip|describe|serial|each\([^\n]*?\)))*\(\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`))|(?<log>\b(?:log\.\w+\((?:\{[^{}]*\},\s*)?|print\(|fail\(|describe: |summary: |help: |usage: )(?:'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`))|(?<regex>(?<=[(,=:!&|?;[]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n[])+\/[a-z]*)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<template>`(?:[^`\\]|\\.)*`)|(?<name>[A-Za-z_$][\w$]*)/g;

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
    const { doc, block, line: comment, title, log, template, name } = match.groups ?? {};
    const add = (kind: Piece['kind'], piece: string) => pieces.push({ kind, text: piece, line });
    const addLines = (sentences: string) => {
      for (const [index, sentence] of sentences.split('\n').entries())
        pieces.push({ kind: 'prose', text: withoutCode(sentence), line: line + index });
    };
    if (doc) add('opening', clean(doc).trim());
    if (title) add('opening', quoted(title));
    if (doc || block || comment) addLines(clean(doc ?? block ?? comment ?? ''));
    if (title || log) addLines(quoted(title ?? log ?? ''));
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

/** ` keep alive ` of `keepAlive`, `KEEP_ALIVE` and `keep-alive`. */
export function splitName(name: string): string {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[^A-Za-z\d]+/g, ' ');
  return ` ${spaced.trim().toLowerCase()} `;
}
