import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readSettings } from '#campus-api/cli/program/settings.ts';
import { readAdminSettings } from '#campus-api/web/settings.ts';
import { type Environment, variableNames } from '#lib/platform/settings/schema.ts';

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

/** Names in a file of settings that no part of this program reads, such as misspelt ones. */
function unknownSettings(file: string): string[] {
  const names = settingNames();
  const unknown = Object.keys(parseEnv(readFileSync(file, 'utf8'))).filter((name) => !names.has(name));
  return unknown.map(
    (name) => `${name} in ${file} is not a setting of this program: compare its spelling with docs/settings.md.`,
  );
}

/** Unknown names in a file of settings, and whether every user can read its secrets. */
export function settingsFaults(file: string): string[] {
  if (!existsSync(file)) return [];
  const path = realpathSync(file);
  const unknown = unknownSettings(path);
  return (statSync(path).mode & 0o007) === 0
    ? unknown
    : [...unknown, `${path} is readable for everybody, and holds secrets: chmod 640 ${path}`];
}

export function secretFaults({ sessionSecrets, revalidateSecret, metricsSecret }: Environment): string[] {
  const named = { REVALIDATE_SECRET: revalidateSecret, METRICS_SECRET: metricsSecret };
  const short = Object.entries(named).flatMap(([name, secret]) =>
    secret !== null && secret.length < 16
      ? [`${name} is short enough to be guessed: openssl rand -base64 32 makes a good one.`]
      : [],
  );
  const all = [...(sessionSecrets ?? []), revalidateSecret, metricsSecret].filter((secret) => secret !== null);
  const twice =
    new Set(all).size < all.length
      ? ['Two secrets are the same: a leak of one reveals both. Use a different one for each.']
      : [];
  return [...short, ...twice];
}
