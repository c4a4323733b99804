import { checkBudgets } from './budgets.ts';
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

test('a figure is compared with the maximum or minimum of its budget', () => {
  const load: Table = {
    title: '50 connections, one process',
    rows: [{ name: 'Home', figures: [figure('responses', [70], [100])] }],
  };
  const verdicts = checkBudgets([visit('/notice', figure('FCP', [104], [100]), figure('LCP', [120], [100])), load]);
  expect(verdicts.map(({ value, isMet }) => [value, isMet])).toEqual([
    [1.04, true],
    [1.2, false],
    [0.7, false],
  ]);
});

test('single figures have budgets too', () => {
  const title = 'Start';
  const [first, second] = ['fresh clone to the first page', 'second start to the first page'];
  const verdicts = checkBudgets([{ title, figures: [figure(first, [73]), figure(second, [3.8, 9, 8])] }]);
  expect(verdicts.map(({ what, isMet }) => [what, isMet])).toEqual([
    [`Start: ${first}`, true],
    [`Start: ${second}`, false],
  ]);
});

test('a figure without a ratio misses its budget', () => {
  expect(checkBudgets([visit('/', figure('LCP', [100]))])).toMatchObject([{ isMet: false }]);
});

test('in a whole run a budget without a figure is missed', () => {
  const run = [visit('/', figure('LCP', [100], [100]))];
  expect(checkBudgets(run)).toHaveLength(1);
  const missed = checkBudgets(run, true).filter(({ isMet }) => !isMet);
  expect(missed.map(({ what }) => what)).toContain('^Behind nginx responses');
  expect(missed.every(({ budget }) => budget === 'nothing was measured')).toBe(true);
});
