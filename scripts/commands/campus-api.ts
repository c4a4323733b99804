import nextEnv from '@next/env';

// The embedded campus API on its own: `npm run campus-api -- COMMAND …`, with the settings that the site has, `.env` files included.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
await import('#campus-api/main.ts');
