import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import {
  certificateDays,
  findMachineFaults,
  ownerFaults,
  publicFaults,
  secretFaults,
  settingsFaults,
} from './machine-checks.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'machine-checks-'));
const secret = 'a-secret-of-more-than-thirty-two-characters';

test('a correctly configured machine has no faults', async () => {
  const environment = parseEnvironment({ DATA_DIR: folder(), SESSION_SECRET: secret, REVALIDATE_SECRET: `${secret}2` });
  expect(await findMachineFaults(environment)).toEqual([]);
});

test('settings readable by everybody are reported with the command that protects them', () => {
  const file = join(folder(), '.env');
  writeFileSync(file, 'A=1');
  chmodSync(file, 0o640);
  expect(settingsFaults(file)).toEqual([]);
  chmodSync(file, 0o644);
  expect(settingsFaults(file)).toEqual([`${file} is readable for everybody, and holds secrets: chmod 640 ${file}`]);
  expect(settingsFaults(join(folder(), 'none'))).toEqual([]);
});

test('short secrets and one secret for two purposes are reported, without their values', () => {
  const faults = secretFaults(
    parseEnvironment({ SESSION_SECRET: secret, REVALIDATE_SECRET: secret, METRICS_SECRET: 'short' }),
  );
  expect(faults).toEqual([
    expect.stringMatching(/^METRICS_SECRET is short enough to be guessed/),
    expect.stringMatching(/^Two secrets are the same/),
  ]);
  expect(faults.join()).not.toContain(secret);
});

(process.getuid?.() === 0 ? test : test.skip)('root gets a warning that the site cannot change files of root', () => {
  const dataDir = folder();
  expect(ownerFaults(dataDir)).toEqual([]);
  chownSync(dataDir, 65_534, 65_534);
  expect(ownerFaults(dataDir)).toEqual([
    expect.stringMatching(/^You are root, .* is not root's: .*site --campus NAME/),
  ]);
});

test('in a container, whose users have no names, the fault contains the number', () => {
  jest.spyOn(process, 'getuid').mockReturnValue(54_321);
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  expect(ownerFaults(folder())).toEqual([expect.stringMatching(/ belongs to .*: chown -R 54321:54321 /)]);
  jest.restoreAllMocks();
});

test('a name that does not resolve is reported', async () => {
  expect(await publicFaults(new URL('https://campus.invalid'))).toEqual([
    expect.stringMatching(/^The name campus\.invalid does not resolve: add an A record/),
  ]);
});

test('a closed port and a self-signed certificate are reported as different faults', async () => {
  const directory = folder();
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const own = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...own], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const url = new URL(`https://localhost:${typeof address === 'object' && address ? address.port : 0}`);
  expect(await publicFaults(url)).toEqual([
    expect.stringMatching(/^The certificate of localhost is self-signed: .*step 5/),
  ]);
  expect(await certificateDays(url)).toBe(1);
  await new Promise((resolve) => server.close(resolve));
  expect(await certificateDays(url)).toBeNull();
  expect(await publicFaults(url)).toEqual([
    expect.stringMatching(/^No response from localhost, port \d+, over TLS\. Is nginx running\?/),
  ]);
});
