import { loadSettings } from '#lib/platform/settings/load-settings.ts';

// The embedded campus API alone: `npm run campus-api -- COMMAND …`, with the settings of the site, those of a settings file included.
loadSettings();
await import('#campus-api/main.ts');
