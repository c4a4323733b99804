import { readSettings } from '#campus-api/cli/program/settings.ts';
import { readAdminSettings } from '#campus-api/web/settings.ts';
import { variableNames } from '#lib/platform/settings/schema.ts';

/** Set by `npm start` itself, for its build, or by the units of systemd. */
const INTERNAL = ['SITE_SERVED_HERE'];

/** Names of the environment variables that a function reads. */
function namesReadBy(read: (environment: NodeJS.ProcessEnv) => unknown): string[] {
  const names = new Set<string>();
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
  read(new Proxy(environment, { get: (_, name) => void names.add(String(name)) }));
  return [...names];
}

/** Names of all settings that an administrator can set. */
export function settingNames(): ReadonlySet<string> {
  const names = new Set([...variableNames, ...namesReadBy(readSettings), ...namesReadBy(readAdminSettings)]);
  for (const name of INTERNAL) names.delete(name);
  return names;
}
