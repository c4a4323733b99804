import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { parts } from '#scripts/proof/parts.ts';

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
