import { readFileSync } from 'node:fs';

/** @type {Map<string, string[]>} */
const tokens = new Map();
for (const [, name = '', value = ''] of readFileSync('app/globals.css', 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
  tokens.set(name, [...(tokens.get(name) ?? []), value]);
}

/**
 * The value of a token that is equal in all schemes and languages; null for others, for lists of fonts, which are longer than their name, and for
 * colours, which a campus may change (`constant-colours.ts`).
 * @param {string} name
 */
export function constantToken(name) {
  const [value = '', ...others] = tokens.get(name) ?? [];
  return others.length > 0 || /["']|^#/.test(value) || !value ? null : value;
}

/**
 * Replaces uses of constant tokens by their values, in styles and in scripts with styles.
 * @param {string} text
 */
export function replaceConstants(text) {
  return text.replace(/var\((--[\w-]+)\)/g, (use, name) => constantToken(name) ?? use);
}
