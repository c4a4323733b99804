import { globSync, readFileSync } from 'node:fs';
import { metrics } from '#lib/platform/metrics/index.ts';
import { addStateGauges } from '#lib/platform/metrics/state-gauges.ts';

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
