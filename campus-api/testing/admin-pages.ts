import { addAccount, listAccounts } from '#campus-api/accounts/admin-accounts.ts';
import { findSession, hashId, newId, startAdminSession } from '#campus-api/accounts/sessions.ts';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import type { Role } from '#campus-api/model/roles.ts';
import type { NewDocument } from '#campus-api/records/site-document/insert.ts';
import { openAdmin } from '#campus-api/web/admin.ts';
import { createAdminApp } from '#campus-api/web/app.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { fixtureOptions, removeFixture } from './fixture-api.ts';

type Values = Readonly<Record<string, string | readonly string[]>>;

/** The pages of the admin on a small campus, requested by a logged-in account. */
export interface AdminPages {
  services: AdminServices;
  /** The HTML of a page; redirects are followed. */
  get(path: string, language?: 'ne' | 'en'): Promise<string>;
  /** Sends a plain form with its token and returns the HTML of the next page. */
  post(path: string, values?: Values): Promise<string>;
  /** Sends a form with files as a browser does: to the path of a draft, or as a new draft of the records below `path`; `input` is the name of the input of the files. */
  send(path: string, values: Values, files?: readonly File[], input?: string): Promise<string>;
}

/** Settings of an admin that listens nowhere and knows no other service. */
export const quietSettings = {
  port: 0,
  host: '127.0.0.1',
  origin: null,
  trustedProxies: 0,
  siteUrl: 'http://localhost:3000',
  recognises: false,
  provider: null,
  mail: null,
} as const;

/** Opens the admin for each test, logged in as an account of that role, on a campus with these documents; `content` null: another API has its records. */
export function withAdminPages(
  role: Role = 'administrator',
  documents: readonly NewDocument[] = [],
  content?: null,
): () => AdminPages {
  let pages: AdminPages;
  beforeEach(async () => {
    pages = await open(role, documents, content);
  });
  afterEach(() => {
    pages.services.close();
    removeFixture(pages.services.settings.campus);
  });
  return () => pages;
}

async function open(role: Role, siteDocuments: readonly NewDocument[], content?: null): Promise<AdminPages> {
  const campus = { ...fixtureOptions(), siteDocuments, ...(content === null && { content }) };
  const { database } = prepareDatabase(campus, true);
  addAccount(database, { userName: 'sita', role, passwordHash: 'of no password' }, null);
  database.close();
  const { services, imports } = await openAdmin({ ...quietSettings, user: 'sita', password: null, campus });
  const app = createAdminApp(services, imports);
  const device = newId();
  const [account] = listAccounts(services.database);
  const now = Date.now();
  const session = startAdminSession(services.database, {
    accountId: account?.id ?? 0,
    agent: '',
    device: hashId(device),
    now,
  });
  const token = findSession(services.database, { id: session, device }, now)?.session.csrf ?? '';

  const request = async (path: string, init: RequestInit, language = 'ne'): Promise<string> => {
    const headers = new Headers(init.headers);
    headers.set('host', 'localhost');
    headers.set('origin', 'http://localhost');
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('cookie', `admin-session=${session}; admin-device=${device}; admin-language=${language}`);
    const response = await app.fetch(new Request(`http://localhost${path}`, { ...init, headers }));
    const next = response.headers.get('location');
    return next === null ? response.text() : request(next.replace(/#.*$/, ''), {}, language);
  };
  const fill = <Form extends FormData | URLSearchParams>(form: Form, values: Values): Form => {
    for (const [name, value] of Object.entries({ token, ...values }))
      for (const one of [value].flat()) form.append(name, String(one));
    return form;
  };
  return {
    services,
    get: (path, language) => request(path, {}, language),
    post: (path, values = {}) => request(path, { method: 'POST', body: fill(new URLSearchParams(), values) }),
    send(path, values, files = [], input = 'files') {
      const form = fill(new FormData(), values);
      for (const file of files) form.append(input, file);
      return request(/[\w-]{43}$/.test(path) ? path : `${path}/drafts/${newId()}`, { method: 'POST', body: form });
    },
  };
}

/** The report of the last change on a page, without markup. */
export function reportOn(page: string): string {
  return /<div class="status" role="status">([^<]*)/.exec(page)?.[1]?.trim() ?? '';
}
