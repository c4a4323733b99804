import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createAdminServer, stopWhenIdle } from './main.ts';
import { readAdminSettings } from './settings.ts';

const provider = {
  OIDC_ISSUER: 'https://login.university.example',
  OIDC_CLIENT_ID: 'campus-admin',
  OIDC_CLIENT_SECRET: 'a secret',
};
const read = (environment: Record<string, string>) => readAdminSettings({ NODE_ENV: 'test', ...environment }).provider;

test('the provider of logins is named by its host, or by OIDC_NAME', () => {
  expect(read({})).toBeNull();
  expect(read({ OIDC_ISSUER: ' ' })).toBeNull();
  expect(read(provider)).toMatchObject({ issuer: provider.OIDC_ISSUER, name: 'login.university.example' });
  expect(read({ ...provider, OIDC_NAME: 'Mid-Hills University' })).toMatchObject({ name: 'Mid-Hills University' });
  expect(read(provider)).toMatchObject({ trustsEmail: false });
  expect(read({ ...provider, OIDC_TRUSTS_EMAIL: 'on' })).toMatchObject({ trustsEmail: true });
  expect(read({ ...provider, OIDC_ISSUER: 'http://127.0.0.1:4000' })).not.toBeNull();
});

test('replies to visitors have the sender of the other mails; without a mail server there are none', () => {
  const mailOf = (environment: Record<string, string>) => readAdminSettings({ NODE_ENV: 'test', ...environment }).mail;
  const server = 'smtp://mail.example:587';
  expect(mailOf({})).toBeNull();
  expect(mailOf({ SMTP_URL: server, ALERTS_TO: 'it@campus.example, chief@campus.example' })).toEqual({
    server,
    from: 'it@campus.example',
  });
  expect(mailOf({ SMTP_URL: server, SUBSCRIPTIONS_FROM: 'notices@campus.example' })?.from).toBe(
    'notices@campus.example',
  );
  expect(() => mailOf({ SMTP_URL: 'mail.example' })).toThrow('SMTP_URL takes an address');
});

test.each([
  [{ OIDC_TRUSTS_EMAIL: 'yes' }, 'OIDC_TRUSTS_EMAIL takes on or off'],
  [{ OIDC_ISSUER: 'login.university.example' }, 'OIDC_ISSUER takes an address'],
  [{ OIDC_ISSUER: 'http://login.university.example' }, 'OIDC_ISSUER takes an address'],
  [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER takes an address'],
  [{ OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
  [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
])('the settings %j stop the start', (wrong, message) => {
  expect(() => read({ ...provider, ...wrong })).toThrow(message);
});

/** More silent connections than one address may have (lib/platform/limits/connections.ts). */
const MAX_SILENT = 512;

test('idle connections of one address do not block requests', async () => {
  const server = createAdminServer((_, response) => response.end('page'), { trustedProxies: 0 });
  const clients: Socket[] = [];
  try {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (let opened = 0; opened <= MAX_SILENT; opened += 1) {
      const client = connect({ port, host: '127.0.0.1' });
      client.on('error', () => undefined);
      clients.push(client);
      await once(server, 'connection');
    }
    const [oldest] = clients;
    if (oldest && !oldest.closed) await once(oldest.resume(), 'close');
    expect(clients.filter(({ closed }) => closed)).toEqual([oldest]);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('page');
    expect([server.headersTimeout, server.maxConnections]).toEqual([15_000, 4096]);
  } finally {
    for (const client of clients) client.destroy();
    server.closeAllConnections();
    server.close();
  }
});

describe('a stop when idle', () => {
  const MINUTE = 60_000;

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function start(isBusy = () => false) {
    const server = new EventEmitter();
    const stop = jest.fn();
    stopWhenIdle(server as never, { isBusy, stop });
    const request = () => {
      const response = new EventEmitter();
      server.emit('request', null, response);
      return () => response.emit('close');
    };
    return { stop, request };
  }

  test('an admin without requests stops after a quarter of an hour', () => {
    const { stop } = start();
    jest.advanceTimersByTime(14 * MINUTE);
    expect(stop).not.toHaveBeenCalled();
    jest.advanceTimersByTime(MINUTE);
    expect(stop).toHaveBeenCalled();
  });

  test('the time starts again at the end of a response, and a long upload is not interrupted', () => {
    const { stop, request } = start();
    const end = request();
    jest.advanceTimersByTime(50 * MINUTE);
    expect(stop).not.toHaveBeenCalled();
    end();
    jest.advanceTimersByTime(14 * MINUTE);
    expect(stop).not.toHaveBeenCalled();
    jest.advanceTimersByTime(MINUTE);
    expect(stop).toHaveBeenCalled();
  });

  test('an import without requests is not interrupted', () => {
    let isBusy = true;
    const { stop } = start(() => isBusy);
    jest.advanceTimersByTime(60 * MINUTE);
    expect(stop).not.toHaveBeenCalled();
    isBusy = false;
    jest.advanceTimersByTime(15 * MINUTE);
    expect(stop).toHaveBeenCalled();
  });
});
