import { existsSync } from 'node:fs';
import { buildOutput } from '#lib/next/build-output.ts';
import { giveUp, say } from '#lib/runtime/say.mjs';
import { fingerprint } from '../bootstrap/fingerprint.mjs';
import { once } from '../bootstrap/once.mjs';
import { run } from './run.ts';

const sources = [
  'app',
  'campus-api',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Builds the site unless just these sources are built. It needs no server and no campus API. */
export function build(): void {
  const state = fingerprint(sources);
  once('.next/built-from', state, () => {
    say('Building the site (about a minute, and only after a change) …');
    process.env.SITE_BUILD = state.slice(0, 20);
    run('next', ['build'], 'The site could not be built; the reason stands above.');
    for (const path of Object.values(buildOutput)) {
      if (!existsSync(path))
        giveUp(`The site could not be built: the framework left no ${path} (docs/upgrading-next.md).`);
    }
  });
}
