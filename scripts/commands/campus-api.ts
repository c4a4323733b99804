// The embedded campus API on its own: `npm run campus-api -- COMMAND …`.
import '../../campus-api/main.ts';
