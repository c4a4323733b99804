import { registerHooks } from 'node:module';

/** Lets plain Node import the site's server modules: this is a server. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    if (specifier === 'next/cache') return next('next/cache.js', context);
    return next(specifier, context);
  },
});
