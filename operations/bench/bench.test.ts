import { checkBudgets } from './budgets.ts';
import { differences } from './lower-bound/compare.ts';
import { measured } from './measured-page.ts';
import { ratio, type Table } from './report.ts';

describe('budgets', () => {
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
});

describe('measured page', () => {
  const figure = (name: string, value: number) => ({ name, unit: '', runs: [value] });

  test('the page of measurements shows the columns of a visit, two rows for many documents, and collects single figures in one table', () => {
    const tables = measured([
      { title: 'Start', figures: [figure('second start', 1)] },
      {
        title: 'First visit at 360 px, Slow 4G',
        rows: [{ name: '/', figures: [figure('TTFB', 1), figure('LCP', 2)] }],
      },
      {
        title: 'Rows of tables in documents',
        rows: [10, 30, 40].map((rows) => ({ name: 'a table', figures: [{ ...figure('rows', rows), unit: '%' }] })),
      },
      { title: 'Unknown', rows: [{ name: '/', figures: [figure('performance', 99)] }] },
    ]);
    expect(tables).toEqual([
      { title: 'First visit at 360 px, Slow 4G', rows: [{ name: '/', figures: [figure('LCP', 2)] }] },
      {
        title: 'Rows of tables in documents',
        rows: [
          { name: 'median of 3', figures: [{ ...figure('rows', 30), unit: '%' }] },
          { name: 'worst of 3', figures: [{ ...figure('rows', 10), unit: '%' }] },
        ],
      },
      { title: 'Single figures', figures: [figure('second start', 1)] },
    ]);
  });
});

describe('compare', () => {
  const page =
    '<h1>Campus</h1><p>Welcome <a href="/about">in</a></p><time data-today="">today</time><script>1</script>';

  test('a page written by hand with the same words and links does not differ', () => {
    expect(differences(page, '<title>Campus</title><h1>Campus</h1><div>Welcome <a href=/about>in</a></div>')).toEqual(
      [],
    );
  });

  test.each([
    ['words', '<h1>Other campus</h1><p>Welcome <a href="/about">in</a></p>'],
    ['links', '<h1>Campus</h1><p>Welcome <a href="/contact">in</a></p>'],
    ['pictures', '<h1>Campus</h1><img src="/pictures/gate.avif"><p>Welcome <a href="/about">in</a></p>'],
    ['scripts', '<h1 onclick="1">Campus</h1><p>Welcome <a href="/about">in</a></p>'],
  ])('a difference of %s is named', (part, byHand) => {
    expect(differences(page, byHand)).toEqual([part]);
  });

  test('lists of the next closing dates may be of another day, their headings may not', () => {
    const closing = (day: string, heading: string) =>
      `<section aria-labelledby=closing><h2>${heading}</h2><ol><li><a href=/notice/item/${day}>${day}</a></ol></section>
    <a href=/notice/admission><b>Admission</b> <small>to ${day}</small></a>`;
    expect(differences(closing('7', 'Closing dates'), closing('14', 'Closing dates'))).toEqual([]);
    expect(differences(closing('7', 'Closing dates'), closing('7', 'Deadlines'))).toEqual(['words']);
  });
});
