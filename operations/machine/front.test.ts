import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '#deploy/testing/nginx.ts';
import { campusFiles, differsForFront, startingUnits, unitOf } from './front.ts';
import { campusNames, paths, pathsBelow, readCampus } from './layout.ts';

const folder = mkdtempSync(join(tmpdir(), 'campus-front-files-'));
Object.assign(paths, pathsBelow(folder));
const RELEASE = '1.2.0';
const settings = {
  pokhara:
    'SITE_URL=https://www.pokhara.example\nADMIN_URL=https://admin.pokhara.example\nPORT=3000\nADMIN_PORT=4100\n',
  'far-west': 'SITE_URL=https://farwest.example\nPORT=3001\nSITE_CONTENT_URL=http://10.0.0.2:4000\n',
};
beforeAll(() => {
  mkdirSync(join(paths.releases, RELEASE), { recursive: true });
  const deploy = join(paths.releases, RELEASE, 'deploy');
  cpSync('deploy', deploy, { recursive: true });
  for (const file of globSync('*.conf', { cwd: deploy })) {
    const text = readFileSync(join(deploy, file), 'utf8');
    writeFileSync(join(deploy, file), text.replaceAll('/srv/campus/current/deploy', deploy));
  }
  for (const [name, text] of Object.entries(settings)) {
    mkdirSync(join(paths.sites, name), { recursive: true });
    writeFileSync(join(paths.sites, name, 'site.env'), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = (name: string) => campusFiles(readCampus(name), RELEASE);
const find = (name: string, end: string) => [...filesOf(name)].find(([path]) => path.endsWith(end))?.[1] ?? '';
const isMissing = (program: string) => spawnSync('which', [program]).status !== 0;

test('campuses are found by their settings', () => {
  mkdirSync(join(paths.sites, 'half-made'));
  expect(campusNames()).toEqual(['far-west', 'pokhara']);
  expect(() => readCampus('kathmandu')).toThrow(
    'There is no campus kathmandu on this machine: choose one of far-west, pokhara.',
  );
});

test('each campus has the sockets and timers of a release', () => {
  const units = startingUnits(RELEASE).map((unit) => unitOf(unit, 'pokhara'));
  expect(units).toEqual(
    expect.arrayContaining(['campus-website@pokhara.socket', 'campus-website-watch@pokhara.timer']),
  );
  expect(units.filter((unit) => !/^campus-website(-[a-z-]+)?@pokhara\.(socket|timer)$/.test(unit))).toEqual([]);
});

test('each campus has sockets at its own ports, and one whose content is on another machine has no admin', () => {
  expect(find('pokhara', 'campus-website@pokhara.socket.d/address.conf')).toBe(
    '[Socket]\nListenStream=127.0.0.1:3000\n',
  );
  expect(find('pokhara', 'campus-website-admin@pokhara.socket.d/address.conf')).toContain('127.0.0.1:4100');
  expect(find('far-west', 'campus-website@far-west.socket.d/address.conf')).toContain('127.0.0.1:3001');
  expect(find('far-west', 'campus-website-admin@far-west.socket.d/address.conf')).toBe('');
});

test('other files for nginx in a release are noticed', () => {
  const next = (text: string) => {
    const folder = join(paths.releases, '1.3.0/deploy');
    cpSync(join(paths.releases, RELEASE, 'deploy'), folder, { recursive: true });
    writeFileSync(join(folder, 'maps.conf'), readFileSync(join(folder, 'maps.conf'), 'utf8') + text);
    return differsForFront('1.3.0', RELEASE);
  };
  expect(next('')).toBe(false);
  expect(next('# more')).toBe(true);
});

const withNginx = isMissing('nginx') ? test.skip : test;
withNginx('nginx accepts the files of several campuses together', () => {
  const pokhara = find('pokhara', 'conf.d/campus-pokhara.conf');
  const farWest = find('far-west', 'conf.d/campus-far-west.conf');
  for (const text of [pokhara, farWest]) expect(text).not.toMatch(/campus\.example|campus_website/);
  expect(pokhara).toContain('server_name www.pokhara.example pokhara.example;');
  expect(pokhara).toContain('server_name admin.pokhara.example;');
  expect(farWest).toContain('server_name farwest.example;');
  expect(farWest).not.toContain('admin');
  makeCertificate(folder);
  const shared = readFileSync(join(paths.releases, RELEASE, 'deploy/nginx-shared.conf'), 'utf8');
  const adapt = (text: string) =>
    text
      .replaceAll(/\/etc\/ssl\/campus\/[\w-]+\//g, `${folder}/`)
      .replaceAll('/var/cache/nginx/', `${folder}/`)
      .replaceAll('listen 443', 'listen 127.0.0.1:40443')
      .replaceAll('listen 80', 'listen 127.0.0.1:40080');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${adapt([shared, pokhara, farWest].join('\n'))} }`,
  );
  const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-p', folder, '-c', file], { encoding: 'utf8' });
  expect([status, stderr.match(/\[(?:emerg|warn)\].*/g)]).toEqual([0, null]);
});

const withCaddy = isMissing('caddy') ? test.skip : test;
withCaddy('Caddy accepts the files of several campuses together', () => {
  const names = ['pokhara', 'far-west'].map((name) => find(name, `campus-${name}.caddyfile`));
  expect(names[1]).not.toContain('campus_admin');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, readFileSync('deploy/Caddyfile', 'utf8').replace(/^import .*$/m, names.join('\n')));
  execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'pipe' });
});
