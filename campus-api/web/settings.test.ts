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
