import { setTimeout as wait } from 'node:timers/promises';
import { generate } from 'otplib';
import { findStoredAccount } from '#campus-api/accounts/admin-accounts.ts';
import { insertPasskey } from '#campus-api/accounts/passkey-records.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';

// A real hash takes seconds on a busy machine.
jest.mock('#campus-api/accounts/password-hash.ts', () => ({
  ...jest.requireActual('#campus-api/accounts/password-hash.ts'),
  matchesHash: (attempted: string, hash: string) => wait(1, hash === `hash of ${attempted}`),
}));

const password = 'niilo pahaaD chha himaal';
const admin = withAdminApp(() => `hash of ${password}`, 'https://admin.campus.example');
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const publisherId = () => findStoredAccount(admin().services.database, 'publisher')?.id ?? 0;
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
  const passkey = {
    id: 'a',
    accountId: publisherId(),
    name: 'फोन',
    publicKey: 'a',
    counter: 0,
    transports: [],
    added: 0,
  };
  insertPasskey(admin().services.database, passkey);
  const options = async (headers: Record<string, string>) => (await post('/login/passkey/options', {}, headers)).json();
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
  const passkey = {
    id: 'a',
    accountId: publisherId(),
    name: 'फोन',
    publicKey: 'a',
    counter: 0,
    transports: [],
    added: 0,
  };
  insertPasskey(admin().services.database, passkey);
  const fresh = await (await post('/login/passkey/options', {})).json();
  const sent = await post('/login/passkey', { response, challenge: token === 'fresh' ? fresh.token : token });
  expect(sent.status).toBe(401);
  expect(sent.headers.getSetCookie()).toEqual([]);
});
