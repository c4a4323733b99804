import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { writableFolders } from '#scripts/steps/export-site.ts';

interface Service {
  [setting: string]: unknown;
  environment?: Record<string, string>;
  networks: string[] | Record<string, { ipv4_address?: string }>;
  volumes?: string[];
  tmpfs: string[];
  command?: string[];
  ports?: string[];
}

const { services, volumes }: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  readFileSync('deploy/compose.yaml', 'utf8'),
  { merge: true },
);
const all = Object.entries(services);
const sites = ['one', 'other'].map((name) => services[name]);

test('the compose file passes its schema and linter', () => {
  const order = ['service-keys-order', 'services-alphabetical-order', 'top-level-properties-order'];
  const spelling = ['require-quotes-in-ports', 'no-quotes-in-volumes'];
  const rules = Object.fromEntries([...order, ...spelling].map((rule) => [rule, 0 as const]));
  const results = new DCLinter({ rules, quiet: false, debug: false, exclude: [] }).lintFiles(
    ['deploy/compose.yaml'],
    false,
  );
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

test.each(all)('compose service %s runs read-only, without capabilities or new privileges', (_, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
  expect(service.security_opt).toContain('no-new-privileges:true');
  expect(service.mem_limit).toMatch(/^\d+m$/);
});

test('each image that is not built here is pinned by tag and digest', () => {
  const images = [...new Set(all.map(([, { image }]) => image))];
  expect(images.filter((image) => image !== 'campus-website:local')).toEqual([
    expect.stringMatching(/^redis:[\w.-]+@sha256:[0-9a-f]{64}$/),
    expect.stringMatching(/^nginx:[\w.-]+@sha256:[0-9a-f]{64}$/),
  ]);
});

test('only nginx is reachable from outside, and only the site reaches Redis', () => {
  expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
  const inState = all.filter(([, { networks }]) => JSON.stringify(networks).includes('state')).map(([name]) => name);
  expect(inState).toEqual(['one', 'other', 'redis']);
});

test('nginx is configured with the addresses of both instances', () => {
  const lines = readFileSync('deploy/compose-instances.conf', 'utf8').match(/^server .*$/gm);
  const addresses = sites.map((site) => Object(site?.networks).front.ipv4_address);
  expect(lines).toEqual(addresses.map((address) => `server ${address}:${sites[0]?.environment?.PORT} max_fails=0;`));
  expect(services.nginx?.volumes).toContain('./compose-instances.conf:/srv/campus/current/deploy/instances.conf:ro');
});

test('each instance has its own data volume, and both share the other settings', () => {
  for (const site of sites) {
    const written = site?.tmpfs.map((mount) => mount.split(':')[0]);
    expect(written).toEqual(['/tmp', ...writableFolders.map((folder) => `/site/${folder}`)]);
    expect(site?.environment).toMatchObject({ REDIS_URL: 'redis://redis:6379', TRUST_PROXY: '1', DATA_DIR: '/data' });
  }
  expect(sites.map((site) => site?.volumes)).toEqual([['data-of-one:/data'], ['data-of-other:/data']]);
});

test('Redis never evicts the record of an ended session', () => {
  expect(services.redis?.command?.join(' ')).toContain('--maxmemory-policy noeviction');
});

test('push subscriptions outlive the Redis container', () => {
  expect(services.redis?.command?.join(' ')).toContain('--appendonly yes');
  expect(services.redis?.volumes).toEqual(['state:/data']);
  expect(services.redis?.tmpfs ?? []).toEqual([]);
});

test('each mounted file exists, and each volume is declared', () => {
  const mounted = all.flatMap(([, service]) => service.volumes ?? []).map((mount) => mount.split(':')[0] ?? '');
  const files = mounted.filter((path) => path.startsWith('.'));
  expect(files.filter((path) => !existsSync(join('deploy', path)))).toEqual([]);
  const named = mounted.filter((path) => !/^[./]/.test(path));
  expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
});
