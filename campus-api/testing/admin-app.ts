import { cpSync } from 'node:fs';
import { addAccount, findStoredAccount } from '#campus-api/accounts/admin-accounts.ts';
import { dummyHash } from '#campus-api/accounts/password-hash.ts';
import { type AdminSession, findSession, hashId, newId, startAdminSession } from '#campus-api/accounts/sessions.ts';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import type { StartJob } from '#campus-api/imports/job/import-process.ts';
import type { Imports } from '#campus-api/imports/job/imports.ts';
import { type Role, roles } from '#campus-api/model/roles.ts';
import { openAdmin } from '#campus-api/web/admin.ts';
import { createAdminApp } from '#campus-api/web/app.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { quietSettings } from './admin-pages.ts';
import { fixtureOptions, removeFixture } from './fixture-api.ts';

const localOrigin = 'http://localhost:4100';

type Fetch = ReturnType<typeof createAdminApp>['fetch'];

/** A browser that is logged in. */
export interface AdminBrowser {
  cookie: string;
  device: string;
  session: AdminSession;
}

/** The admin on a small separate campus, driven without a socket. */
export interface AdminApp {
  services: AdminServices;
  imports: Imports;
  /** Methods and paths, with the names of their parameters. */
  routes: readonly { method: string; path: string }[];
  /** The admin as the handler of a server. */
  fetch: Fetch;
  /** Logs in as an account of this role, without a password. */
  browser(role: Role): AdminBrowser;
  /** A request as a page of the admin sends it. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** A plain form of a browser that is logged in, with its token. */
  submit(browser: AdminBrowser, path: string, fields?: Record<string, string>): Promise<Response>;
  /** A form with files of a browser that is logged in, with its token. */
  upload(browser: AdminBrowser, path: string, parts: [string, string | File][]): Promise<Response>;
}

/**
 * Opens the admin for each test. `hash` is the password hash of all accounts; `origin` is the public one, null for this machine only; `startImport` runs
 * imports instead of a child process.
 */
export function withAdminApp(
  hash: () => string = () => dummyHash,
  origin: string | null = null,
  startImport?: StartJob,
): () => AdminApp {
  // Without the QAA account, and with accounts created before it opens: each password hash is slow.
  const withoutQaa = () => ({ ...fixtureOptions(), qaaPassword: undefined });
  const template = withoutQaa();
  let admin: AdminApp;
  let close: () => void;
  beforeAll(() => {
    const { database } = prepareDatabase(template, false);
    for (const role of roles) addAccount(database, { userName: role, role, passwordHash: hash() }, null);
    database.close();
  });
  afterAll(() => removeFixture(template));
  beforeEach(async () => {
    const campus = withoutQaa();
    cpSync(template.dataDir, campus.dataDir, { recursive: true });
    const { services, imports } = await openAdmin(
      {
        ...quietSettings,
        origin,
        trustedProxies: 1,
        user: 'admin',
        password: 'not used in this test',
        campus,
      },
      startImport && { startImport },
    );
    admin = openApp(services, imports, origin ?? localOrigin);
    close = () => {
      services.close();
      removeFixture(campus);
    };
  });
  afterEach(() => close());
  return () => admin;
}

export function openApp(services: AdminServices, imports: Imports, origin: string): AdminApp {
  const app = createAdminApp(services, imports);
  const send = async (path: string, { headers, ...init }: RequestInit = {}) => {
    const own = { host: new URL(origin).host, origin, 'sec-fetch-site': 'same-origin', ...Object(headers) };
    return app.request(`${origin}${path}`, { ...init, headers: own });
  };
  return {
    services,
    imports,
    routes: app.routes,
    fetch: app.fetch,
    send,
    browser(role) {
      const [device, now] = [newId(), Date.now()];
      const accountId = findStoredAccount(services.database, role)?.id ?? 0;
      const id = startAdminSession(services.database, {
        accountId,
        agent: 'Firefox/140 Linux',
        device: hashId(device),
        now,
      });
      const session = findSession(services.database, { id, device }, now)?.session;
      if (!session) throw new Error('There is no session');
      return { cookie: `admin-session=${id}; admin-device=${device}; admin-language=en`, device, session };
    },
    submit: ({ cookie, session }, path, fields = {}) =>
      send(path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token: session.csrf, ...fields }).toString(),
      }),
    async upload({ cookie, session }, path, parts) {
      const form = new FormData();
      form.append('token', session.csrf);
      for (const [name, value] of parts) form.append(name, value);
      const sent = new Response(form);
      const type = sent.headers.get('content-type') ?? '';
      const init = { method: 'POST', headers: { cookie, 'content-type': type }, body: await sent.arrayBuffer() };
      return send(path, init);
    },
  };
}
