import { adminFlags, compileCache, memoryFlags, memorySettings } from '#server/process/memory.mjs';

/** The programs that `npm start`, `npm run admin` and `bin/site` supervise. */
export const site = { name: 'site', file: 'server/main.ts', flags: memoryFlags, env: memorySettings };
export const admin = {
  name: 'admin',
  file: 'scripts/commands/admin.ts',
  flags: adminFlags,
  env: { ...memorySettings, ...compileCache },
};
