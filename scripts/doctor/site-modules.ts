import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** Lets plain Node import the site's server modules: what `@/` means, and that this is a server. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    if (specifier === 'next/cache') return next('next/cache.js', context);
    if (!specifier.startsWith('@/')) return next(specifier, context);
    const path = join(root, specifier.slice(2));
    const file = [`${path}.ts`, join(path, 'index.ts')].find(existsSync) ?? path;
    return next(pathToFileURL(file).href, context);
  },
});
