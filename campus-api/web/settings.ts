import type { CampusApiOptions } from '#campus-api/campus/options.ts';
import { readSettings } from '#campus-api/cli/program/settings.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { localAddress } from '#lib/platform/http/local-address.ts';
import type { AdminSettings } from './requests/settings.ts';

/** All settings of the admin. */
export interface AdminServerSettings extends AdminSettings {
  campus: CampusApiOptions;
}

/** Reads the environment; an empty variable counts as unset. Throws `CampusApiSetupError`, which names the variable. */
export function readAdminSettings(environment: NodeJS.ProcessEnv): AdminServerSettings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  if (read('SITE_CONTENT_URL') !== undefined)
    throw new CampusApiSetupError(
      'SITE_CONTENT_URL is set: the site shows the content of that machine; start the admin there',
    );
  return {
    port: readNumber('OFFICE_PORT', read('OFFICE_PORT') ?? '4100', 65_535),
    host: read('OFFICE_HOST') ?? '127.0.0.1',
    origin: readOrigin(read('OFFICE_URL')),
    trustedProxies: readNumber('TRUST_PROXY', read('TRUST_PROXY') ?? '0', 10),
    user: read('OFFICE_USER') ?? 'office',
    password: read('OFFICE_PASSWORD') ?? null,
    siteUrl: read('SITE_URL')?.replace(/\/$/, '') ?? `http://localhost:${read('PORT') ?? '3000'}`,
    campus: readSettings(environment).options,
  };
}

/** The address of the admin for a browser on this machine. */
export function adminUrl({ host, origin }: AdminSettings, port: number): string {
  return origin ?? localAddress(host, port);
}

function readNumber(name: string, text: string, max: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= max) return number;
  throw new CampusApiSetupError(`${name} takes a whole number from 0 to ${max}, not "${text}"`);
}

function readOrigin(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new CampusApiSetupError(`OFFICE_URL takes an origin such as https://office.campus.example, not "${text}"`);
}
