import { judge } from './budgets.ts';
import { ratio, type Table } from './report.ts';

const figure = (name: string, runs: number[], bound?: number[]) => ({ name, unit: 'ms', runs, bound });
const visit = (name: string, ...figures: ReturnType<typeof figure>[]): Table => ({
  title: 'First visit at 360 px, Slow 4G',
  rows: [{ name, figures }],
});

test('a ratio is the median over pairs of runs', () => {
  expect(ratio(figure('LCP', [110, 300, 90], [100, 100, 100]))).toBe(1.1);
  expect(ratio(figure('LCP', [110, 90], [100]))).toBe(1);
  expect(ratio(figure('CLS', [0], [0]))).toBeNaN();
  expect(ratio(figure('LCP', [1]))).toBeNaN();
});

test('a figure is held against its budget, at most or at least', () => {
  const load: Table = {
    title: '50 connections, one process',
    rows: [{ name: 'Home', figures: [figure('answers', [70], [100])] }],
  };
  const verdicts = judge([visit('/notice', figure('FCP', [104], [100]), figure('LCP', [120], [100])), load]);
  expect(verdicts.map(({ value, isKept }) => [value, isKept])).toEqual([
    [1.04, true],
    [1.2, false],
    [0.7, false],
  ]);
});

test('a figure without a ratio misses its budget', () => {
  expect(judge([visit('/', figure('LCP', [100]))])).toMatchObject([{ isKept: false }]);
});

test('in a whole run a budget that nothing was measured for is missed', () => {
  const run = [visit('/', figure('LCP', [100], [100]))];
  expect(judge(run)).toHaveLength(1);
  const missed = judge(run, true).filter(({ isKept }) => !isKept);
  expect(missed.map(({ what }) => what)).toContain('^Behind nginx answers');
  expect(missed.every(({ budget }) => budget === 'nothing was measured')).toBe(true);
});
