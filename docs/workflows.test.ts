import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const workflow = z.object({
  on: z.object({
    schedule: z.array(z.object({ cron: z.string() })).optional(),
    workflow_dispatch: z.unknown().optional(),
  }),
  jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.string().optional() })) })),
});

const workflows = new Map(
  globSync('.github/workflows/*.yml').map((file) => [file, workflow.parse(parse(readFileSync(file, 'utf8')))]),
);
const commandsOf = (file: string) =>
  Object.values(workflows.get(file)?.jobs ?? {}).flatMap(({ steps }) => steps.map(({ run = '' }) => run));

test.each([...workflows.keys()])('%s runs commands of package.json', (file) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = commandsOf(file).flatMap((run) =>
    [...run.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start))/g)].map(([, script, short]) => script ?? short),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(String(name) in scripts))).toEqual([]);
});

test.each(['engines', 'live', 'image'])(
  'test:%s runs weekly and by hand, and README.md shows its last result',
  (name) => {
    const file = `.github/workflows/${name}.yml`;
    expect(commandsOf(file)).toContain(`npm run test:${name}`);
    const { on } = workflows.get(file) ?? {};
    expect(on?.schedule?.[0]?.cron).toMatch(/^\d+ \d+ \* \* [0-6]$/);
    expect(on).toHaveProperty('workflow_dispatch');
    expect(readFileSync('README.md', 'utf8')).toContain(`(../../actions/workflows/${name}.yml/badge.svg)`);
  },
);
