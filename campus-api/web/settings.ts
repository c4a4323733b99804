import type { ProviderSettings } from '#campus-api/accounts/identity-provider.ts';
import type { CampusApiOptions } from '#campus-api/campus/options.ts';
import { readSettings } from '#campus-api/cli/program/settings.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { isLoopback, localAddress } from '#lib/platform/http/local-address.ts';
import { emailAddress, smtpUrl } from '#lib/platform/settings/values.ts';
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
    port: readNumber('ADMIN_PORT', read('ADMIN_PORT') ?? '4100', 65_535),
    host: read('ADMIN_HOST') ?? '127.0.0.1',
    origin: readOrigin(read('ADMIN_URL')),
    trustedProxies: readNumber('TRUST_PROXY', read('TRUST_PROXY') ?? '0', 10),
    user: read('ADMIN_USER') ?? 'admin',
    password: read('ADMIN_PASSWORD') ?? null,
    siteUrl: read('SITE_URL')?.replace(/\/$/, '') ?? `http://localhost:${read('PORT') ?? '3000'}`,
    recognises: read('DOCUMENTS') !== 'off' && read('RECOGNITION') !== 'off',
    provider: readProvider(read),
    mail: readMail(read),
    campus: readSettings(environment).options,
  };
}

/** The address of the admin for a browser on this machine. */
export function adminUrl({ host, origin }: AdminSettings, port: number): string {
  return origin ?? localAddress(host, port);
}

/** The OpenID Connect provider; its name is its host unless it is set. */
function readProvider(read: (name: string) => string | undefined): ProviderSettings | null {
  const [name, trust = 'off'] = [read('OIDC_NAME'), read('OIDC_TRUSTS_EMAIL')];
  const [issuer, clientId, clientSecret] = [read('OIDC_ISSUER'), read('OIDC_CLIENT_ID'), read('OIDC_CLIENT_SECRET')];
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null;
  const url = URL.parse(issuer ?? '');
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (issuer === undefined || url === null || !isSafe)
    throw new CampusApiSetupError(
      `OIDC_ISSUER takes an address such as https://login.university.example, not "${issuer ?? ''}"`,
    );
  if (clientId === undefined || clientSecret === undefined)
    throw new CampusApiSetupError('OIDC_ISSUER requires OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  if (trust !== 'on' && trust !== 'off')
    throw new CampusApiSetupError(`OIDC_TRUSTS_EMAIL takes on or off, not "${trust}"`);
  return { issuer, clientId, clientSecret, name: name ?? url.hostname, trustsEmail: trust === 'on' };
}

/** Replies have the sender of the other mails of the site. */
function readMail(read: (name: string) => string | undefined): AdminSettings['mail'] {
  const [server, recipients = ''] = [read('SMTP_URL'), read('ALERTS_TO')];
  if (server === undefined) return null;
  const from = read('ENQUIRY_FROM') ?? read('SUBSCRIPTIONS_FROM') ?? read('ENQUIRY_TO') ?? recipients.split(',')[0];
  if (!smtpUrl.safeParse(server).success)
    throw new CampusApiSetupError('SMTP_URL takes an address such as smtp://user:password@mail.example:587');
  const address = emailAddress.safeParse(from?.trim());
  return address.success ? { server, from: address.data } : null;
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
  throw new CampusApiSetupError(`ADMIN_URL takes an origin such as https://admin.campus.example, not "${text}"`);
}
