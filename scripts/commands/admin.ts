import { runAdmin } from '#campus-api/web/main.ts';
import { loadSettings } from '#lib/platform/settings/load-settings.ts';

// The admin in a browser: `npm run admin`, with the settings of the site, `.env` files included.
loadSettings();
await runAdmin(process.env);
