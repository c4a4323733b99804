import { constantToken, replaceConstants } from './server/next-adapter/constant-tokens.mjs';

/** Replaces tokens by their values: a page contains its styles, and is smaller with `16px` than with a name for it (decision record 10). */
const inlineTokens = {
  postcssPlugin: 'inline-tokens',
  /** @param {import('postcss').Declaration} declaration */
  Declaration(declaration) {
    if (constantToken(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) declaration.value = replaceConstants(declaration.value);
  },
};

export default { plugins: [inlineTokens] };
