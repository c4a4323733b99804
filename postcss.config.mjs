import { readFileSync } from 'node:fs';

/** @type {Map<string, string[]>} */
const tokens = new Map();
for (const [, name = '', value = ''] of readFileSync('app/globals.css', 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
  tokens.set(name, [...(tokens.get(name) ?? []), value]);
}

/**
 * The value of a token that is equal in all schemes and languages; null for others, for lists of fonts, which are longer than their name, and for
 * colours, which a campus may change (`server/next-adapter/constant-colours.ts`).
 * @param {string} name
 */
function constant(name) {
  const [value = '', ...others] = tokens.get(name) ?? [];
  return others.length > 0 || /["']|^#/.test(value) || !value ? null : value;
}

/** Replaces tokens by their values: a page contains its styles, and is smaller with `16px` than with a name for it (decision record 13). */
const inlineTokens = {
  postcssPlugin: 'inline-tokens',
  /** @param {import('postcss').Declaration} declaration */
  Declaration(declaration) {
    if (constant(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) {
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => constant(name) ?? use);
    }
  },
};

export default { plugins: [inlineTokens] };
