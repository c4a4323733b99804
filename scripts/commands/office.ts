import nextEnv from '@next/env';
import { runAdmin } from '#campus-api/web/main.ts';

// The admin in a browser: `npm run office`, with the settings of the site, `.env` files included.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
await runAdmin(process.env);
