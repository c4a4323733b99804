import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { buildOutput } from '#server/next-adapter/build-output.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Bundles the service worker into one file, in the syntax of the oldest browsers of the list (decision record 17). */
export function bundleServiceWorker(): void {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  buildSync({
    entryPoints: [at('lib/site/offline/main.ts')],
    outfile: buildOutput.serviceWorker,
    bundle: true,
    minify: true,
    format: 'iife',
    // Unescaped Devanagari: escaped it is twice as long.
    charset: 'utf8',
    target: browserslist.map((browser) => browser.replace(' ', '')),
    logLevel: 'warning',
  });
}
