import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { generate } from 'otplib';
import { addAccount, changeAdminPassword, findStoredAccount } from '#campus-api/accounts/admin-accounts.ts';
import { createFactorServices } from '#campus-api/accounts/factor-services.ts';
import { insertPasskey, listPasskeys } from '#campus-api/accounts/passkey-records.ts';
import { countRecoveryCodes } from '#campus-api/accounts/recovery-codes.ts';
import { hashId, isKnownDevice } from '#campus-api/accounts/sessions.ts';
import { backupCommand } from '#campus-api/backup/backup-campus.ts';
import { contentTables } from '#campus-api/backup/rebuild-content.ts';
import { listChanges } from '#campus-api/changes/change-log.ts';
import type { Role } from '#campus-api/model/roles.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { readEventTime } from '#lib/platform/watch/event-times.ts';
import { safePath } from './requests/login-path.ts';

// A real hash takes seconds on a busy machine.
jest.mock('#campus-api/accounts/password-hash.ts', () => ({
  ...jest.requireActual('#campus-api/accounts/password-hash.ts'),
  matchesHash: (attempted: string, hash: string) => wait(5, hash === `hash of ${attempted}`),
}));

const password = 'niilo pahaaD chha himaal';

describe('the log-in', () => {
  const admin = withAdminApp(() => `hash of ${password}`);

  const loggedIn = expect.objectContaining({ account: expect.objectContaining({ userName: 'publisher' }) });
  const logIn = (userName: string, attempted: string, address: string, device: string | null = null) =>
    admin().services.logIn({ userName, password: attempted, address, device });

  /** Sends the login form as a browser does. */
  function submit(user: string, attempted: string, { address = '198.51.100.7', cookie = '' } = {}): Promise<Response> {
    return admin().send('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address, cookie },
      body: new URLSearchParams({ user, password: attempted }).toString(),
    });
  }

  const deviceOf = (response: Response) => /admin-device=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];

  test('a user name that is copied with invisible letters logs in', async () => {
    const response = await submit('\u200bpublisher\u00a0\u202c', password);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  });

  test('a known device logs in while one address guesses made-up names without a pause', async () => {
    const { device } = admin().browser('publisher');
    let isOver = false;
    let guesses = 0;
    const guess = async (socket: number) => {
      while (!isOver) {
        guesses += 1;
        await logIn(`nobody ${socket} ${guesses}`, 'wrong', '203.0.113.9');
        await new Promise(setImmediate);
      }
    };
    const sockets = Array.from({ length: 8 }, (_, socket) => guess(socket));
    const results: unknown[] = [];
    for (let time = 0; time < 12; time += 1) results.push(await logIn('publisher', password, '203.0.113.9', device));
    isOver = true;
    await Promise.all(sockets);
    expect(results).toEqual(Array(12).fill(loggedIn));
  });

  test('a known device logs in while many addresses hold all slots of unknown devices', async () => {
    const { device } = admin().browser('publisher');
    const unknownDevices = Array.from({ length: 20 }, (_, at) => logIn(`nobody ${at}`, 'wrong', `203.0.113.${at}`));
    // Attempts of unknown devices take longer: they are counted first.
    await new Promise(setImmediate);
    const ownLogins = [
      logIn('publisher', password, '192.0.2.1', device),
      logIn('publisher', password, '192.0.2.1', device),
    ];
    const late = logIn('nobody 20', 'wrong', '203.0.113.20');
    expect(await Promise.all(ownLogins)).toEqual(Array(2).fill(loggedIn));
    const refused = (await Promise.all(unknownDevices)).map((result) => ('refused' in result ? result.refused : ''));
    expect(new Set(refused)).toEqual(new Set(['wrong', 'busy']));
    expect(await late).toEqual({ refused: 'busy' });
  });

  test('an address may guess 30 times in total, regardless of the names', async () => {
    const results = [];
    for (let guess = 0; guess < 32; guess += 1) results.push(await logIn(`nobody ${guess}`, 'wrong', '203.0.113.9'));
    expect(results.slice(0, 30)).toEqual(Array(30).fill({ refused: 'wrong' }));
    expect(results.slice(30)).toEqual(Array(2).fill({ refused: 'often', seconds: expect.any(Number) }));
    expect(await logIn('publisher', password, '198.51.100.7')).toEqual(loggedIn);
  });

  test('concurrent guesses for one name are limited like sequential ones', async () => {
    const results = [];
    for (let round = 0; round < 8; round += 1)
      results.push(...(await Promise.all([1, 2, 3].map(() => logIn('publisher', 'wrong', '203.0.113.9')))));
    const checked = results.filter((result) => 'refused' in result && result.refused === 'wrong');
    expect(checked).toHaveLength(10);
  });

  test('a device gets a new id with the first login of an account, and keeps it', async () => {
    const planted = 'A'.repeat(43);
    const first = await submit('publisher', password, { cookie: `admin-device=${planted}` });
    const mark = deviceOf(first);
    expect([first.status, mark]).toEqual([303, expect.stringMatching(/^[\w-]{43}$/)]);
    expect(mark).not.toBe(planted);
    expect(deviceOf(await submit('publisher', password, { cookie: `admin-device=${mark}` }))).toBe(mark);
  });

  test('accounts that share a device stay known there', async () => {
    const first = deviceOf(await submit('publisher', password)) ?? '';
    const second = deviceOf(await submit('administrator', password, { cookie: `admin-device=${first}` })) ?? '';
    expect(second).not.toBe(first);
    const { database } = admin().services;
    for (const name of ['publisher', 'administrator'])
      expect(isKnownDevice(database, findStoredAccount(database, name)?.id ?? 0, hashId(second))).toBe(true);
    expect(database.prepare('SELECT 1 FROM admin_sessions WHERE device = ?').get(hashId(first))).toBeUndefined();
  });

  test('blocked logins are recorded for the watch, wrong ones are not', async () => {
    const { dataDir } = admin().services.settings.campus;
    const lockedAt = () => readEventTime(dataDir, 'admin-login-locked');
    for (let guess = 0; guess < 10; guess += 1) await submit('publisher', 'wrong');
    expect(lockedAt()).toBeNull();
    const before = Date.now();
    expect((await submit('publisher', 'wrong')).status).toBe(429);
    while (lockedAt() === null) await wait(20);
    expect(lockedAt()).toBeGreaterThanOrEqual(before);
  });

  test.each([
    ['another program uses the database', 5, 503, 'locked'],
    ['the disk is full', 13, 507, 'disk'],
  ] as const)('a login that cannot be stored shows that %s, and works after that', async (_, errcode, status, text) => {
    jest.spyOn(console, 'error').mockImplementation();
    const { database } = admin().services;
    const prepare = database.prepare.bind(database);
    // An error of SQLite itself is of another realm here.
    jest.spyOn(database, 'prepare').mockImplementation((sql) => {
      if (sql.startsWith('DELETE FROM admin_sessions')) throw Object.assign(new Error('not written'), { errcode });
      return prepare(sql);
    });
    const refused = await submit('publisher', password);
    expect([refused.status, await refused.text()]).toEqual([
      status,
      expect.stringContaining(allMessagesIn('ne').problem[text]),
    ]);
    jest.restoreAllMocks();
    expect((await submit('publisher', password)).status).toBe(303);
  });
});

describe('the path after it', () => {
  const origin = 'https://admin.example';

  test.each(['/', '/notices', '/notices?q=%E0%A4%95&page=2', '/log?before=5', '/notices/../staff'])(
    '%j stays within the admin',
    (path) => {
      expect(new URL(safePath(path), origin).href).toBe(new URL(path, origin).href);
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a/../..//evil.example/x?y',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/..\\/evil.example',
    '/..\\\\evil.example',
    '/./\\evil.example',
    '/\t/evil.example',
    '/..\n//evil.example',
    '/.\t.//evil.example',
    '/..///evil.example',
    '/..//user@evil.example',
    '/..//[::1]/',
    'javascript:alert(1)',
    '/logout',
    '/login?next=/',
    '/notices/../logout',
    '',
    'notices',
    ' /notices',
  ])('%j leads to the first page', (path) => {
    expect(safePath(path)).toBe('/');
  });

  test('no spelling of an address leads out of the admin', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\0',
      '@',
      ':',
      '?',
      '#',
      ' ',
      'a',
    );
    const host = fc.constantFrom('evil.example', 'javascript:', 'http:', '[::1]', 'ｅvil.example', '');
    const spelling = fc.array(fc.oneof(part, host), { maxLength: 10 }).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(spelling, fc.string(), fc.webUrl()), (text) => {
        const path = safePath(text);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the second step', () => {
  const admin = withAdminApp(() => `hash of ${password}`);
  const { factors, login } = allMessagesIn('en');

  /** The time of the tests, which passes only by `later`. */
  let now: number;
  const later = (seconds: number) => {
    now += seconds * 1000;
  };

  beforeEach(() => {
    now = Date.UTC(2026, 10, 24, 6);
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const codeOf = (secret: string, seconds = 0) => generate({ secret, epoch: now / 1000 + seconds });
  const idOf = (role: Role) => findStoredAccount(admin().services.database, role)?.id ?? 0;

  /** A browser with its own cookies. */
  function openBrowser() {
    const cookies = new Map([['admin-language', 'en']]);
    const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = async (path: string, fields?: Record<string, string>) => {
      const headers = { cookie: cookie(), 'content-type': 'application/x-www-form-urlencoded' };
      const body = fields && new URLSearchParams(fields).toString();
      const response = await admin().send(path, body === undefined ? { headers } : { method: 'POST', headers, body });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      return {
        status: response.status,
        location: response.headers.get('location'),
        text,
        retryAfter: response.headers.get('retry-after'),
      };
    };
    const logIn = (user: Role, next = '/') => send('/login', { user, password, next });
    const isLoggedIn = async () => (await send('/account')).status === 200;
    return { cookies, send, logIn, isLoggedIn };
  }
  type Browser = ReturnType<typeof openBrowser>;

  const fieldOf = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const codesOn = (page: string) => [...page.matchAll(/<code>([^<]*)<\/code>/g)].map(([, code = '']) => code);

  /** Logs in, sets up an app, and returns its secret and the recovery codes. */
  async function setUpApp(user: Role, browser: Browser = openBrowser()): Promise<{ secret: string; codes: string[] }> {
    await browser.logIn(user);
    const { text } = await browser.send('/account/two-step/app');
    const secret = (/<output class="password">([^<]*)</.exec(text)?.[1] ?? '').replaceAll(' ', '');
    const fields = {
      token: fieldOf(text, 'token'),
      setup: fieldOf(text, 'setup'),
      password,
      code: await codeOf(secret),
    };
    const done = await browser.send('/account/two-step/app', fields);
    expect(done.text).toContain(factors.done.app);
    later(60);
    return { secret, codes: codesOn(done.text) };
  }

  test('with an app the password alone opens nothing, and a code of the app starts the session', async () => {
    const { secret } = await setUpApp('publisher');
    const browser = openBrowser();
    expect(await browser.logIn('publisher', '/notices')).toMatchObject({
      status: 303,
      location: '/login/code?next=%2Fnotices',
    });
    expect(browser.cookies.has('admin-session')).toBe(false);
    expect(await browser.isLoggedIn()).toBe(false);
    expect((await browser.send('/login/code', { next: '/notices', code: '000000' })).status).toBe(401);
    expect(await browser.isLoggedIn()).toBe(false);
    const sent = await browser.send('/login/code', { next: '/notices', code: await codeOf(secret) });
    expect(sent).toMatchObject({ status: 303, location: '/notices' });
    expect(await browser.isLoggedIn()).toBe(true);
    expect(browser.cookies.has('admin-login')).toBe(false);
  });

  test('a code is accepted once, one step early or late, and never after a later one', async () => {
    const { secret } = await setUpApp('publisher');
    const attempt = async (code: string) => {
      const browser = openBrowser();
      await browser.logIn('publisher');
      return (await browser.send('/login/code', { code })).status;
    };
    expect(await attempt(await codeOf(secret, -60))).toBe(401);
    expect(await attempt(await codeOf(secret, 60))).toBe(401);
    expect(await attempt(await codeOf(secret, -30))).toBe(303);
    const current = await codeOf(secret);
    expect(await attempt(` ${current.slice(0, 3)} ${current.slice(3)}`)).toBe(303);
    expect(await attempt(current)).toBe(401);
    expect(await attempt(await codeOf(secret, -30))).toBe(401);
    expect(
      await attempt((await codeOf(secret, 30)).replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))),
    ).toBe(303);
  });

  test('a code of another account, and a step of a login in another browser or of another password, open nothing', async () => {
    const { secret } = await setUpApp('publisher');
    await setUpApp('editor');
    const [first, second] = [openBrowser(), openBrowser()];
    await first.logIn('editor');
    expect((await first.send('/login/code', { code: await codeOf(secret) })).status).toBe(401);
    // The browser has a device of another account: the token is valid only beside it.
    const knownBrowser = openBrowser();
    await knownBrowser.logIn('administrator');
    await knownBrowser.logIn('publisher');
    const token = knownBrowser.cookies.get('admin-login') ?? '';
    expect(token).not.toBe('');
    second.cookies.set('admin-login', token);
    expect(await second.send('/login/code', { code: await codeOf(secret) })).toMatchObject({
      status: 303,
      location: '/login?why=late',
    });
    expect(await second.isLoggedIn()).toBe(false);
    changeAdminPassword(
      admin().services.database,
      { id: idOf('publisher'), userName: 'publisher' },
      `hash of ${password}!`,
      null,
    );
    expect((await knownBrowser.send('/login/code', { code: await codeOf(secret) })).location).toBe('/login?why=late');
  });

  test('a step of a login lasts ten minutes, and can be completed once', async () => {
    const { secret } = await setUpApp('publisher');
    const browser = openBrowser();
    await browser.logIn('publisher');
    const token = browser.cookies.get('admin-login') ?? '';
    later(601);
    expect((await browser.send('/login/code')).location).toBe('/login?why=late');
    expect((await browser.send('/login?why=late')).text).toContain(login.late);
    await browser.logIn('publisher');
    const fresh = browser.cookies.get('admin-login') ?? '';
    expect((await browser.send('/login/code', { code: await codeOf(secret) })).location).toBe('/');
    later(60);
    for (const used of [token, fresh, `${fresh}A`, `${fresh}=`]) {
      const other = openBrowser();
      other.cookies.set('admin-login', used);
      expect((await other.send('/login/code', { code: await codeOf(secret) })).location).toBe('/login?why=late');
    }
  });

  test('ten wrong codes stop further ones for a quarter of an hour, also after a restart, except on a known device', async () => {
    const browser = openBrowser();
    const { secret } = await setUpApp('publisher', browser);
    const stranger = openBrowser();
    await stranger.logIn('publisher');
    const attempts = [];
    for (let time = 0; time < 12; time += 1)
      attempts.push((await stranger.send('/login/code', { code: '12345' })).status);
    expect(attempts).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = await stranger.send('/login/code', { code: await codeOf(secret) });
    // The stranger has the password: the watch mails it.
    while (readEventTime(admin().services.settings.campus.dataDir, 'admin-login-locked') === null) await wait(5);
    expect(refused).toMatchObject({ status: 429, retryAfter: '900' });
    const { database, settings } = admin().services;
    const restarted = createFactorServices(database, settings.campus.dataDir);
    const entered = {
      accountId: idOf('publisher'),
      device: 'of a stranger',
      kind: 'app',
      code: await codeOf(secret),
    } as const;
    expect(await restarted.checkCode(entered)).toEqual({ refused: 'often', seconds: 900 });
    await browser.logIn('publisher');
    expect((await browser.send('/login/code', { code: await codeOf(secret) })).status).toBe(303);
    // One more attempt each quarter of an hour.
    later(901);
    await stranger.logIn('publisher');
    expect((await stranger.send('/login/code', { code: '000000' })).status).toBe(401);
    expect((await stranger.send('/login/code', { code: await codeOf(secret) })).status).toBe(429);
    later(901);
    await stranger.logIn('publisher');
    expect((await stranger.send('/login/code', { code: await codeOf(secret) })).status).toBe(303);
  });

  test('a clock that is set back after wrong codes does not lock the account', async () => {
    const { secret } = await setUpApp('publisher');
    later(86_400);
    const stranger = openBrowser();
    await stranger.logIn('publisher');
    for (let time = 0; time < 10; time += 1) await stranger.send('/login/code', { code: '000000' });
    expect((await stranger.send('/login/code', { code: '000000' })).status).toBe(429);
    later(-86_300);
    await stranger.logIn('publisher');
    expect((await stranger.send('/login/code', { code: await codeOf(secret) })).status).toBe(303);
  });

  test('a recovery code works once, as typed, and the remaining ones are counted', async () => {
    const { codes } = await setUpApp('publisher');
    const other = await setUpApp('editor');
    expect(codes).toHaveLength(10);
    const [code = ''] = codes;
    const attempt = async (recovery: string) => {
      const browser = openBrowser();
      await browser.logIn('publisher', '/notices');
      return { browser, sent: await browser.send('/login/code', { recovery, next: '/notices' }) };
    };
    expect((await attempt(other.codes[0] ?? '')).sent.status).toBe(401);
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    const { browser, sent } = await attempt(typed);
    expect(sent.location).toBe('/account/two-step?done=recovered&next=%2Fnotices');
    expect(listChanges(admin().services.database, { limit: 1 })).toMatchObject([
      { by: 'publisher', summary: 'account publisher: recovery-code-used' },
    ]);
    const { text } = await browser.send(sent.location ?? '');
    expect(text).toContain(factors.recovery.used.replace('{count}', '9'));
    expect(text).toContain('href="/notices"');
    expect((await attempt(code)).sent.status).toBe(401);
  });

  test('a new passkey needs its name and the password, and its removal the password', async () => {
    const browser = openBrowser();
    await browser.logIn('publisher');
    const path = '/account/two-step/passkeys';
    const { nameProblem } = factors.passkeys;
    const problems = '<section class="problems"';
    const page = await browser.send(`${path}/new`);
    expect([page.status, page.text.includes(problems), page.text.includes('data-passkey')]).toEqual([200, false, true]);
    const token = fieldOf(page.text, 'token');
    const send = (at: string, fields: Record<string, string> = {}) =>
      browser.send(path + at, { token, name: 'a', password, ...fields });
    const prompt = async (fields: Record<string, string>) => JSON.parse((await send('/options', fields)).text);
    expect(await prompt({ name: ' ' })).toEqual({ problem: nameProblem });
    expect(await prompt({ name: 'a'.repeat(61) })).toEqual({ problem: nameProblem });
    expect(await prompt({ password: 'wrong' })).toEqual({ problem: expect.not.stringContaining(nameProblem) });
    expect(await prompt({ name: 'a'.repeat(60) })).toMatchObject({ options: { rp: { id: 'localhost' } } });
    const refused = await send('', { challenge: '', response: '{}' });
    expect([refused.status, refused.text.includes(problems)]).toEqual([422, true]);
    const stranger = openBrowser();
    for (const at of ['', '/options', '/a/remove']) expect((await stranger.send(path + at, {})).status).toBe(303);
    const { database } = admin().services;
    const key = { publicKey: 'a', counter: 0, transports: [], added: 0 };
    insertPasskey(database, { ...key, id: 'a', accountId: idOf('publisher'), name: 'My phone' });
    insertPasskey(database, { ...key, id: 'b', accountId: idOf('editor'), name: 'Other phone' });
    expect(await browser.send(`${path}/a/remove`)).toMatchObject({
      status: 200,
      text: expect.stringContaining('My phone'),
    });
    for (const id of ['b', 'none']) expect((await browser.send(`${path}/${id}/remove`)).status).toBe(404);
    expect((await send('/b/remove')).status).toBe(404);
    expect((await send('/a/remove', { password: 'wrong' })).status).toBe(422);
    expect(listPasskeys(database, idOf('publisher'))).toHaveLength(1);
    expect((await send('/a/remove')).location).toBe('/account/two-step?done=passkeyRemoved');
    expect(listPasskeys(database, idOf('publisher'))).toEqual([]);
  });

  test('new recovery codes and the removal of the app need the password, and end the old codes', async () => {
    const browser = openBrowser();
    const { secret, codes } = await setUpApp('publisher', browser);
    const token = fieldOf((await browser.send('/account/two-step/codes')).text, 'token');
    expect((await browser.send('/account/two-step/codes', { token, password: 'wrong' })).status).toBe(422);
    const renewed = codesOn((await browser.send('/account/two-step/codes', { token, password })).text);
    expect(renewed).toHaveLength(10);
    expect(renewed.some((code) => codes.includes(code))).toBe(false);
    const file = await browser.send('/account/two-step/codes/file', { token, codes: renewed.join(' ') });
    expect(file.text.split('\r\n').slice(2, -1)).toEqual(renewed);
    const remove = (fields: Record<string, string>) =>
      browser.send('/account/two-step/app/remove', { token, ...fields });
    const code = await codeOf(secret);
    expect((await remove({ password: 'wrong', code })).status).toBe(422);
    expect((await remove({ password, code: '000000' })).status).toBe(422);
    expect((await remove({ password, code: codes[0] ?? '' })).status).toBe(422);
    expect((await remove({ password, code })).location).toBe('/account/two-step?done=appRemoved');
    expect(countRecoveryCodes(admin().services.database, idOf('publisher'))).toBe(0);
    expect((await openBrowser().logIn('publisher')).location).toBe('/');
  });

  test('a trusted device skips the second step for 30 days, for its account and password only', async () => {
    const { secret } = await setUpApp('publisher');
    const device = openBrowser();
    const logInWithCode = async (browser: Browser, fields: Record<string, string>) => {
      await browser.logIn('publisher');
      return browser.send('/login/code', { code: await codeOf(secret), ...fields });
    };
    await logInWithCode(device, {});
    expect((await device.logIn('publisher')).location).toBe('/login/code');
    later(60);
    await logInWithCode(device, { trust: 'yes' });
    expect((await device.logIn('publisher')).location).toBe('/');
    later(30 * 86_400 + 1);
    expect((await device.logIn('publisher')).location).toBe('/login/code');
    await logInWithCode(device, { trust: 'yes' });
    later(60);
    const elsewhere = openBrowser();
    await logInWithCode(elsewhere, {});
    const { text } = await elsewhere.send('/account');
    expect(text).toContain(factors.trusted.replace('{count}', '1'));
    await elsewhere.send('/account/sessions', { token: fieldOf(text, 'token'), key: 'others' });
    expect((await device.logIn('publisher')).location).toBe('/login/code');
    later(60);
    await logInWithCode(device, { trust: 'yes' });
    expect((await device.logIn('publisher')).location).toBe('/');
    await device.send('/account/devices', { token: fieldOf((await device.send('/account')).text, 'token') });
    expect((await device.logIn('publisher')).location).toBe('/login/code');
  });

  test('an administrator removes the second step of another account, which is logged out and cannot be restored from the log', async () => {
    const browser = openBrowser();
    const { secret } = await setUpApp('publisher', browser);
    const owner = admin().browser('administrator');
    const path = `/accounts/${idOf('publisher')}/two-step`;
    expect((await admin().submit(admin().browser('editor'), path)).status).toBe(403);
    expect((await admin().send(path, { headers: { cookie: owner.cookie } })).status).toBe(200);
    expect((await admin().submit(owner, path)).status).toBe(303);
    expect(await browser.isLoggedIn()).toBe(false);
    expect((await openBrowser().logIn('publisher')).location).toBe('/');
    const { database } = admin().services;
    const log = listChanges(database, { limit: 10 });
    expect(log.map(({ by, summary, undoable }) => ({ by, summary, undoable }))).toEqual([
      { by: 'administrator', summary: 'account publisher: factors-removed', undoable: false },
      { by: 'publisher', summary: 'account publisher: app-added', undoable: false },
    ]);
    expect(JSON.stringify(database.prepare('SELECT * FROM changed_rows').all())).not.toContain(secret);
  });

  test('the rule sends administrators without a second step to its setup, and the last factor stays', async () => {
    const browser = openBrowser();
    const { services, send, submit, browser: session } = admin();
    const other = session('administrator');
    expect((await submit(other, '/accounts/two-step', { rule: 'on' })).status).toBe(422);
    const { secret } = await setUpApp('administrator', browser);
    expect((await submit(other, '/accounts/two-step', { rule: 'on' })).status).toBe(303);
    addAccount(
      services.database,
      { userName: 'gita', role: 'administrator', passwordHash: `hash of ${password}` },
      null,
    );
    const gita = openBrowser();
    await gita.send('/login', { user: 'gita', password });
    for (const path of ['/', '/notices', '/accounts', '/account', '/account/two-steps', '/backup'])
      expect(await gita.send(path)).toMatchObject({ status: 303, location: '/account/two-step' });
    expect((await gita.send('/account/two-step')).text).toContain(factors.required);
    expect((await gita.send('/account/two-step/app')).status).toBe(200);
    const token =
      fieldOf((await browser.send('/account/two-step')).text, 'token') ||
      fieldOf((await browser.send('/account/two-step/app')).text, 'token');
    const removal = await browser.send('/account/two-step/app/remove', { token, password, code: await codeOf(secret) });
    expect(removal).toMatchObject({ status: 422, text: expect.stringContaining(factors.needed) });
    expect((await send('/notices', { headers: { cookie: session('publisher').cookie } })).status).toBe(200);
  });

  test('the database contains neither the secret of the app nor a recovery code, and another key does not open it', async () => {
    const { secret, codes } = await setUpApp('publisher');
    const { database } = admin().services;
    const tables = ['admin_apps', 'admin_recovery_codes', 'admin_sessions', 'changes'];
    const rows = JSON.stringify(tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()));
    for (const text of [secret, ...codes]) expect(rows).not.toContain(text);
    // A back-up that is restored on a new machine comes without the key: recovery codes still work.
    const { settings } = admin().services;
    const elsewhere = createFactorServices(database, `${settings.campus.dataDir}/elsewhere`);
    const entered = { accountId: idOf('publisher'), device: '' } as const;
    expect(await elsewhere.checkCode({ ...entered, kind: 'app', code: await codeOf(secret) })).toEqual({
      refused: 'wrong',
    });
    expect(await elsewhere.checkCode({ ...entered, kind: 'recovery', code: codes[0] ?? '' })).toBe('accepted');
    database.prepare('UPDATE admin_apps SET account_id = ?').run(idOf('editor'));
    const own = { accountId: idOf('editor'), device: '', kind: 'app', code: await codeOf(secret) } as const;
    expect(await admin().services.factors.checkCode(own)).toEqual({ refused: 'wrong' });
  });

  test('a back-up lacks the key of the secrets, and a restore of its content changes no second factor', async () => {
    const { secret } = await setUpApp('publisher');
    const { campus } = admin().services.settings;
    jest.spyOn(console, 'log').mockImplementation();
    const file = join(campus.dataDir, 'campus.tar');
    await backupCommand.run(campus, [file]);
    const archive = readFileSync(file, 'latin1');
    const key = readFileSync(join(campus.dataDir, 'admin-key'), 'utf8').trim();
    expect(key).toHaveLength(43);
    expect(statSync(join(campus.dataDir, 'admin-key')).mode & 0o777).toBe(0o600);
    for (const text of [key, secret]) expect(archive).not.toContain(text);
    expect(contentTables.filter((name) => name.startsWith('admin_'))).toEqual([]);
  });

  test('forms of another site are refused', async () => {
    await setUpApp('publisher');
    for (const path of ['/login/code', '/login/passkey', '/login/passkey/options', '/account/two-step/app']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
      expect((await admin().send(path, { method: 'POST', headers, body: 'code=1' })).status).toBe(403);
    }
  });
});

describe('the second step over TLS', () => {
  const admin = withAdminApp(() => `hash of ${password}`, 'https://admin.campus.example');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const publisherId = () => findStoredAccount(admin().services.database, 'publisher')?.id ?? 0;
  const addPasskey = () =>
    insertPasskey(admin().services.database, {
      id: 'a',
      accountId: publisherId(),
      name: 'फोन',
      publicKey: 'a',
      counter: 0,
      transports: [],
      added: 0,
    });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    admin().send(path, {
      method: 'POST',
      headers: { ...form, ...headers },
      body: new URLSearchParams(fields).toString(),
    });

  test('the cookie between the two steps is bound to the host and removed after them', async () => {
    const { appCodes } = admin().services.factors;
    const secret = await appCodes.newSecret();
    const now = Math.floor(Date.now() / 1000);
    expect(await appCodes.add(publisherId(), secret, await generate({ secret, epoch: now }))).toBe(true);
    const first = (await post('/login', { user: 'publisher', password })).headers.getSetCookie();
    expect(first).toEqual([
      expect.stringMatching(/^__Host-admin-login=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    const cookie = first[0]?.split(';')[0] ?? '';
    const second = await post('/login/code', { code: await generate({ secret, epoch: now + 30 }) }, { cookie });
    expect(second.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-admin-login=; Max-Age=0; Path=\/; Secure/),
      expect.stringMatching(/^__Host-admin-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-admin-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });

  test('passkeys belong to the host name of ADMIN_URL, and are offered only there', async () => {
    addPasskey();
    const options = async (headers: Record<string, string>) =>
      (await post('/login/passkey/options', {}, headers)).json();
    expect(await options({})).toMatchObject({
      options: {
        rpId: 'admin.campus.example',
        userVerification: 'required',
        challenge: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    expect(await options({ host: 'localhost:4100' })).toEqual({ problem: expect.any(String) });
    const login = async (host: string) => (await admin().send('/login', { headers: { host } })).text();
    expect(await login('admin.campus.example')).toContain('data-passkey');
    expect(await login('localhost:4100')).not.toContain('data-passkey');
  });

  test.each([
    ['', ''],
    ['{}', ''],
    ['null', ''],
    ['[1]', ''],
    [
      '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"e30","authenticatorData":"AA","signature":"AA"}}',
      '',
    ],
    [
      '{"id":"__proto__","rawId":"a","type":"public-key","response":{"clientDataJSON":"","authenticatorData":"","signature":""}}',
      '',
    ],
    [
      '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"bm9uc2Vuc2U","authenticatorData":"AA","signature":"AA"}}',
      'fresh',
    ],
  ])('the reply %j of a passkey dialog is refused', async (response, token) => {
    jest.spyOn(console, 'error').mockImplementation();
    addPasskey();
    const fresh = await (await post('/login/passkey/options', {})).json();
    const sent = await post('/login/passkey', { response, challenge: token === 'fresh' ? fresh.token : token });
    expect(sent.status).toBe(401);
    expect(sent.headers.getSetCookie()).toEqual([]);
  });
});
