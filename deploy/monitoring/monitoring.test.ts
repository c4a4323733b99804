import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { metrics } from '#lib/platform/metrics/index.ts';
import { addStateGauges } from '#lib/platform/metrics/state-gauges.ts';

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
