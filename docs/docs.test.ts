import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { pages } from '#content/routes.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { addStateGauges } from '#lib/platform/metrics/state-gauges.ts';
import { matchRoute } from '#lib/platform/routes/match.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { settingNames } from '#operations/doctor/setting-checks.ts';
import { readTokens } from '#scripts/brand/tokens.ts';
import { parts, parts as proofParts } from '#scripts/proof/parts.ts';

test('no picture is two weeks older than the references of appearance', () => {
  const committed = (path: string) =>
    Number(execFileSync('git', ['log', '-1', '--format=%ct', '--', path], { encoding: 'utf8' }));
  const pictures = globSync('docs/*.webp');
  expect(pictures).not.toEqual([]);
  const design = committed('e2e/appearance');
  // One that is not committed yet has no time.
  const aged = pictures.filter((path) => design - (committed(path) || design) > 14 * 86_400);
  expect(aged).toEqual([]);
});

describe('links', () => {
  const documents = [...globSync('*.md'), ...globSync('{.github,deploy,docs}/**/*.md')].sort();

  const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```/g, '');

  /** The anchors of the headings of a document, as GitHub makes them. */
  function anchorsOf(text: string): string[] {
    return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  }

  /** Whether a link to a file of the repository, or to a heading, leads nowhere. */
  function isBroken(document: string, link: string): boolean {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  }

  test.each(documents)('links of %s lead to files and headings that exist', (document) => {
    const links = [...withoutCode(readFileSync(document, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, link = '']) => link,
    );
    // Badges link to pages of the repository on GitHub.
    const local = links.filter((link) => !/^(?:[a-z]+:|\/|\.\.\/\.\.\/actions\/)/.test(link));
    expect(local.filter((link) => isBroken(document, link))).toEqual([]);
  });

  test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s names only paths that exist', (document) => {
    const names = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
    // Paths from the top of the repository. Capitals are placeholders, such as `record-types/RECORD.ts`.
    const paths = names.filter((name) => /^\w+\/[^\s*:{]*$/.test(name) && !/[A-Z]{3}/.test(name));
    const fromTop = paths.filter((path) => existsSync(path.split('/')[0] ?? ''));
    expect(fromTop.length).toBeGreaterThan(0);
    expect(fromTop.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('docs/admin.md names buttons and fields as the admin does', () => {
    const files = globSync('{campus-api,content}/**/*.ts', { exclude: ['**/*.test.ts'] });
    const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const names = [...readFileSync('docs/admin.md', 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
    // Messages have places for values: `Add {count} rows`.
    const isName = (name: string) =>
      sources.includes(
        name
          .replace('Add …', 'Add {count}')
          .replace(/^Add: .*/, 'Add: {label}')
          .replace(/[।:,.]$/, ''),
      );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !isName(name.replaceAll(/\s+/g, ' ')))).toEqual([]);
  });

  test('docs/architecture.md lists the handlers of the pipeline in their order', () => {
    const [, list = ''] = /return \[\n([\s\S]*?)\n {2}\];/.exec(readFileSync('server/pipeline.ts', 'utf8')) ?? [];
    const handlers = [...list.matchAll(/^ {4}(\.{3})?(\w+)/gm)].map(([, spread, name]) =>
      spread ? '…optional' : name,
    );
    const [, lines = ''] =
      /the first response wins\n([\s\S]*?)\n {2}\w/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
    const named = [...lines.matchAll(/^ {4}(\S+)/gm)].map(([, name]) => name);
    expect(handlers.length).toBeGreaterThan(10);
    expect(named).toEqual(handlers);
  });
});

describe('pages', () => {
  const words = { title: { en: 'Alumni' }, parts: [{ paragraphs: [{ en: 'Meetings' }] }] };
  beforeAll(() => registerSite(siteOf([{ key: 'page/life/alumni', content: words }, categoriesDocument(vacancies)])));

  const rows = readFileSync('docs/pages.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- `'))
    .map((line) => line.split(': ')[0] ?? '');

  /** The addresses at the beginning of a line, without method and query. */
  const listed = rows
    .flatMap((row) => [...row.matchAll(/`(?:[A-Z]+ )?(\/[^`?]*)[^`]*`/g)])
    .map(([, path = '']) => path);

  const [anyRoute] = routes;
  const routeOf = (path: string) => anyRoute && matchRoute(samplePath({ ...anyRoute, path }));

  test('docs/pages.md lists each address of the table of routes, except the fixed pages', () => {
    const listedRoutes = new Set(listed.map(routeOf));
    const fixed: ReadonlySet<string> = new Set(pages);
    const expected = routes.filter(({ path }) => path !== '/api/{other}' && !fixed.has(path));
    expect(expected.filter((route) => !listedRoutes.has(route)).map(({ path }) => path)).toEqual([]);
  });

  test('docs/pages.md lists no other address, and none twice', () => {
    expect(listed.filter((path) => !routeOf(path))).toEqual([]);
    expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([]);
  });
});

describe('settings', () => {
  test('docs/settings.md lists each setting once', () => {
    const rows = readFileSync('docs/settings.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- `'));
    const listed = rows.flatMap((row) =>
      [...(/^- (?:`\w+`,? ?)+/.exec(row)?.[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    expect(listed.sort()).toEqual([...settingNames()].sort());
  });
});

describe('operations', () => {
  const text = readFileSync('docs/operations.md', 'utf8');

  test('each metric of the site is explained', async () => {
    addStateGauges(metrics.register, {
      contentAge: () => 0,
      breakers: () => ({}),
      caches: { memory: () => ({}), disk: () => ({}) },
    });
    const names = (await metrics.register.getMetricsAsJSON()).map(({ name }) => name);
    const ours = names.filter((name) => !/^(process|nodejs)_/.test(name));
    expect(ours.length).toBeGreaterThan(5);
    expect(ours.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test('each log line of the site is explained', () => {
    const files = globSync(['lib/**/*.ts', 'server/**/*.ts', 'app/**/*.ts', '*.ts']).filter(
      (file) => !file.includes('.test.'),
    );
    const messages = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\blog(?:\.\w+|\[[^\]]*\])\([^;]*?['"]([^'"\n]{10,})['"],?\s*\);/g)].map(
        ([, line = '']) => line,
      ),
    );
    expect(messages).toContain('the page cache on disk fails; pages are served from memory');
    expect(messages.filter((line) => !text.includes(line))).toEqual([]);
  });
});

describe('commands', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...globSync(['{docs,deploy,operations/bench}/*.md']),
  ];
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const help = execFileSync('node', ['scripts/commands/campus-api.ts', '--help'], { encoding: 'utf8', stdio: 'pipe' });
  const names = [...help.matchAll(/^ {2}([a-z]+(?: [a-z]+)*) {2}/gm)].map(([, name = '']) => name);
  const [, partList = ''] =
    /const parts[^{]*\{\n(.*?)\n\};/s.exec(readFileSync('operations/bench/main.ts', 'utf8')) ?? [];
  const parts = [...partList.matchAll(/^ {2}(\w+)\b/gm)].map(([, name]) => name);

  describe.each(documents)('%s', (document) => {
    const text = readFileSync(document, 'utf8');

    test('names only commands of package.json', () => {
      const named = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
      expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
    });

    test('names only commands of the embedded campus API', () => {
      const named = [...text.matchAll(/campus-api -- ([a-z]+(?: [a-z]+)*)/g)].map(([, words = '']) => words);
      const isCommand = (words: string) => names.some((name) => words === name || words.startsWith(`${name} `));
      expect(named.filter((words) => !isCommand(words))).toEqual([]);
    });

    test('names only parts of the proof', () => {
      const named = [...text.matchAll(/npm run test:all -- ([a-z][a-z -]*)/g)].flatMap(([, words = '']) =>
        words.split(' '),
      );
      expect(named.filter((name) => !proofParts.some((part) => part.name === name))).toEqual([]);
    });

    test('names only parts of the benchmark', () => {
      const named = [...text.matchAll(/npm run bench -- ([a-z][a-z -]*)`/g)].flatMap(([, names = '']) =>
        names.replace(/ --.*/, '').split(' '),
      );
      expect(named.filter((name) => !parts.includes(name))).toEqual([]);
    });
  });

  test('the commands are read from the help', () => {
    expect(names).toEqual(expect.arrayContaining(['prepare', 'notice add', 'qaa user add', 'account password']));
  });

  test('the parts of the benchmark are read from its source', () => {
    expect(parts).toEqual(['visits', 'load', 'start', 'memory', 'documents']);
  });

  test('docs/make-it-yours.md counts the colours', () => {
    const count = Object.keys(readTokens().light).length;
    expect(readFileSync('docs/make-it-yours.md', 'utf8')).toContain(`\n${count} colours, each with a name`);
  });
});

describe('decisions', () => {
  const FOLDER = 'docs/decisions';
  const SECTIONS = ['Context', 'Options', 'Decision', 'Consequences'];

  const files = readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .sort();
  const records = files.map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }));
  const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  );

  /** The texts in backticks. */
  const namesIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

  /** Whether a name is a path of this repository: it has a slash or the ending of a source file, and is not an address, a package or a part of one. */
  function isPath(name: string): boolean {
    const [first = ''] = name.split('/');
    if (!/^\w[^\s{*:]*$/.test(name) || packages.includes(first)) return false;
    return name.includes('/') || /\.(conf|css|json|md|mjs|sh|ts|tsx)$/.test(name);
  }

  test('records are numbered from 001 without gaps', () => {
    expect(records.map(({ file }) => file.slice(0, 4))).toEqual(
      records.map((_, index) => `${String(index + 1).padStart(3, '0')}-`),
    );
  });

  test.each(records)('$file has a title, date and four sections in fewer than 50 lines', ({ file, text }) => {
    const number = Number(file.slice(0, 3));
    expect(text).toMatch(new RegExp(`^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\n`));
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section)).toEqual(SECTIONS);
    expect(text.split('\n').length).toBeLessThanOrEqual(50);
  });

  test.each(records)('$file names only paths that exist', ({ text }) => {
    const paths = namesIn(text).filter(isPath);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test.each(records)('the title of $file begins like its name', ({ file, text }) => {
    const [, title = ''] = /^# \d+\. (.+)\n/.exec(text) ?? [];
    const words = title.toLowerCase().replaceAll(/[’',]/g, '').replaceAll(/[ .]/g, '-');
    expect(`${words}-`).toMatch(new RegExp(`^${file.slice(4, -3)}-`));
  });

  test('the dependency record names every package of package.json', () => {
    const text = records.find(({ file }) => file.endsWith('-dependency.md'))?.text ?? '';
    const names = namesIn(text);
    expect(packages.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('fault matrix', () => {
  const rows = readFileSync('docs/fault-matrix.md', 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [, number = '', fault = '', cell = ''] = /^(\d+)\. \*\*(.+?)\*\*: (.*)$/.exec(line) ?? [];
      return { number: Number(number), fault, holds: cell.replace(/ ?(?:`[^`]+`: “|\*\*).*$/, ''), cell };
    });

  /** The tests that a row names: `file`: “title”, “title”. */
  function namedTests(cell: string): { file: string; title: string }[] {
    return [...cell.matchAll(/`([^`]+)`: ([^`]*)/g)].flatMap(([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
    );
  }

  /** Whether a file has a test of this title. Values of `${…}` and `%s` in a title occur elsewhere in the file. */
  function hasTest(file: string, title: string): boolean {
    const source = readFileSync(file, 'utf8');
    if (source.includes(`'${title}'`)) return true;
    const titles = [...source.matchAll(/\(\s*(['`])((?:(?!\1).)*(?:\$\{|%[sip]|\$name)(?:(?!\1).)*)\1,/g)].map(
      ([, , text]) => text ?? '',
    );
    return titles.some((template) => {
      const parts = template.split(/\$\{[^}]*\}|%[sip]|\$name/);
      const pattern = parts.map((part) => RegExp.escape(part)).join('(.+)');
      const [, ...values] = new RegExp(`^${pattern}$`).exec(title) ?? [];
      return parts.join('').length > 10 && values.length > 0 && values.every((value) => source.includes(value));
    });
  }

  test('all 53 faults have a row', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 53 }, (_, index) => index + 1));
  });

  test.each(rows)('fault $number, $fault', ({ holds, cell }) => {
    expect(holds).not.toBe('');
    const tests = namedTests(cell);
    // A row without a test states the reason in bold.
    expect(tests.length > 0 || /\*\*.+\*\*/.test(cell)).toBe(true);
    expect(tests.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
  });

  test('a made-up title is distinguished from an existing one', () => {
    expect(hasTest('lib/site/campus-client/call.test.ts', 'the circuit opens after 5 consecutive failures')).toBe(true);
    expect(hasTest('lib/site/campus-client/call.test.ts', 'the circuit opens after 6 consecutive failures')).toBe(
      false,
    );
    expect(hasTest('lib/site/files/files.test.ts', 'drawing.svg is sent as bytes to save')).toBe(true);
    expect(hasTest('lib/site/files/files.test.ts', 'made-up.svg is sent as bytes to save')).toBe(false);
  });
});

describe('workflows', () => {
  const job = z.object({
    needs: z.string().optional(),
    uses: z.string().optional(),
    'timeout-minutes': z.number().optional(),
    container: z.object({ image: z.string() }).optional(),
    steps: z.array(z.object({ run: z.string().optional(), uses: z.string().optional() })).default([]),
  });
  const workflow = z.object({
    on: z.object({
      schedule: z.array(z.object({ cron: z.string() })).optional(),
      workflow_dispatch: z.unknown().optional(),
    }),
    concurrency: z.object({ group: z.string() }),
    jobs: z.record(z.string(), job),
  });

  const workflows = new Map(
    globSync('.github/workflows/*.yml').map((file) => [
      file.slice('.github/workflows/'.length, -'.yml'.length),
      workflow.parse(parse(readFileSync(file, 'utf8'))),
    ]),
  );
  const jobsOf = (name: string) => Object.entries(workflows.get(name)?.jobs ?? {});
  const commandsOf = (name: string) => jobsOf(name).flatMap(([, { steps }]) => steps.map(({ run = '' }) => run));
  const names = [...workflows.keys()];

  test.each(names)('%s runs commands of package.json, and parts of the proof', (name) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const commands = commandsOf(name);
    const named = commands.flatMap((run) =>
      [...run.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start))/g)].map(([, script, short]) => script ?? short),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((each) => !(String(each) in scripts))).toEqual([]);
    const words = commands.flatMap((run) => /test:all -- (.*)/.exec(run)?.[1]?.split(' ') ?? []);
    const unknown = words.filter((word) => word !== '--without' && !parts.some((part) => part.name === word));
    expect(unknown).toEqual([]);
  });

  test.each(names)('every job of %s has a time limit, and every action its digest and version', (name) => {
    const jobs = jobsOf(name).filter(([, { uses }]) => uses === undefined);
    expect(jobs.filter(([, each]) => each['timeout-minutes'] === undefined)).toEqual([]);
    const text = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
    const actions = text.match(/uses: (?!\.\/).*/g) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([]);
  });

  test('the three jobs of a push together run the parts of npm test', () => {
    const words = commandsOf('test').flatMap((run) => /test:all -- (.*)/.exec(run)?.[1]?.split(' ') ?? []);
    expect(words).toEqual(parts.filter(({ isForEveryChange }) => isForEveryChange).map(({ name }) => name));
    expect(jobsOf('test').map(([name, { container }]) => [name, container?.image])).toEqual([
      ['unit', 'debian:trixie'],
      ['pages', 'debian:trixie'],
      ['start', 'debian:trixie'],
    ]);
  });

  test('all parts run weekly and by hand, also before a release', () => {
    const { on } = workflows.get('all') ?? {};
    expect(on?.schedule?.[0]?.cron).toMatch(/^\d+ \d+ \* \* [0-6]$/);
    expect(on).toHaveProperty('workflow_dispatch');
    expect(commandsOf('all')).toEqual(
      expect.arrayContaining(['npm run test:all -- --without image', 'npm run test:all -- image']),
    );
    const { proof, archive, publish } = workflows.get('release')?.jobs ?? {};
    expect([proof?.uses, archive?.needs, publish?.needs]).toEqual(['./.github/workflows/all.yml', 'proof', 'archive']);
  });

  test.each(['test', 'all'])('README.md shows the last result of the workflow %s', (name) => {
    expect(readFileSync('README.md', 'utf8')).toContain(`(../../actions/workflows/${name}.yml/badge.svg)`);
  });
});
