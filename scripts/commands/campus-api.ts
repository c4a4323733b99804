import nextEnv from '@next/env';

// The embedded campus API alone: `npm run campus-api -- COMMAND …`, with the settings of the site, `.env` files included.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
await import('#campus-api/main.ts');
