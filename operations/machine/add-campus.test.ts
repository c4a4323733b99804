import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { addCampus, settingsText } from './add-campus.ts';
import { paths, pathsBelow } from './layout.ts';

const folder = mkdtempSync(join(tmpdir(), 'campus-add-'));
Object.assign(paths, pathsBelow(folder));
beforeAll(() => {
  mkdirSync(join(paths.releases, '1.0.0'), { recursive: true });
  symlinkSync('releases/1.0.0', paths.current);
  mkdirSync(join(paths.sites, 'pokhara'), { recursive: true });
  writeFileSync(
    join(paths.sites, 'pokhara/site.env'),
    'SITE_URL=https://www.pokhara.example\nADMIN_URL=https://admin.pokhara.example\nPORT=3000\nADMIN_PORT=4100\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const example = readFileSync('deploy/site.env.example', 'utf8');

test('settings of a new campus are valid, with its own ports, names and different secrets', () => {
  const text = settingsText(
    example,
    { host: 'www.butwal.example', admin: 'admin.butwal.example', upstream: null },
    '/d',
  );
  const settings = parseEnv(text);
  expect(settings).toMatchObject({
    SITE_URL: 'https://www.butwal.example',
    ADMIN_URL: 'https://admin.butwal.example',
    PORT: '3001',
    WEB_CONCURRENCY: '1',
    ADMIN_PORT: '4101',
    DATA_DIR: '/d',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
  });
  expect(parseEnvironment(settings).upstreamUrl).toBeNull();
  const secrets = [settings.SESSION_SECRET, settings.REVALIDATE_SECRET, settings.METRICS_SECRET];
  expect(new Set(secrets).size).toBe(3);
  for (const secret of secrets) expect(secret).toMatch(/^[\w+/]{43}=$/);
  expect(text).not.toContain('campus.example/');
});

test('a campus without an address of its admin, and with its own API', () => {
  const upstream = 'https://api.butwal.example';
  const settings = parseEnv(settingsText(example, { host: 'butwal.example', admin: null, upstream }, '/d'));
  expect(settings).toMatchObject({ UPSTREAM_URL: upstream });
  expect(settings).not.toHaveProperty('ADMIN_URL');
});

test.each([
  [['butwal'], 'Usage: site add NAME HOST'],
  [['Butwal', 'www.butwal.example'], 'Usage: site add NAME HOST'],
  [['../butwal', 'www.butwal.example'], 'Usage: site add NAME HOST'],
  [['butwal', 'https://www.butwal.example/'], 'https://www.butwal.example/ is not a host name'],
  [['butwal', 'www.butwal.example;reboot'], 'is not a host name'],
  [['butwal', 'www.pokhara.example'], 'www.pokhara.example is the address of pokhara already.'],
  [['butwal', 'www.butwal.example', '--admin', 'admin.pokhara.example'], 'is the address of pokhara already.'],
  [['butwal', 'www.butwal.example', '--admin', 'www.butwal.example'], 'The admin has its own host name'],
  [['butwal', 'www.butwal.example'], 'Give the campus its name: --title "Our Campus".'],
  [['butwal', 'www.butwal.example', '--title', 'B', '--upstream', 'api'], '--upstream takes an address such as'],
  [['butwal', 'www.butwal.example', '--name', 'B'], "Unknown option '--name'"],
])('site add %j is refused in a sentence', async (args, sentence) => {
  await expect(addCampus(args)).rejects.toThrow(sentence);
});
