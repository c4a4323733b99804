import { readFileSync } from 'node:fs';

/**
 * Has the framework take the settings that the build resolved and left beside it, in place of loading `next.config.mjs` anew, for which
 * it needs its compiler. Its own `server.js` of a standalone build does the same; the variable is not documented.
 * @throws Error where nothing is built
 */
export function applyBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
