import { median } from './median.ts';
import { type Figure, ratio, type Table, type Verdict } from './report.ts';

/** A goal of the site: what a figure of a table may be, at most or at least. */
interface Budget {
  table: RegExp;
  row: RegExp;
  figure: string;
  of: (figure: Figure) => number;
  most?: number;
  least?: number;
}

const middle = ({ runs }: Figure) => median(runs);
/** Where a page's own words exceed the budget of the whole. */
const SCREEN = 'up to the end of the first screen';
const VISIT = /^First visit at/;

export const budgets: readonly Budget[] = [
  { table: VISIT, row: /./, figure: 'FCP', of: ratio, most: 1.1 },
  { table: VISIT, row: /./, figure: 'LCP of text', of: ratio, most: 1.1 },
  { table: VISIT, row: /./, figure: 'LCP', of: ratio, most: 1.15 },
  { table: VISIT, row: /./, figure: 'CLS', of: middle, most: 0.01 },
  { table: /^Reading three/, row: /^all three$/, figure: 'TBT', of: middle, most: 50 },
  { table: /^Bytes of reading/, row: /^a visit$/, figure: 'beyond pictures', of: middle, most: 45 },
  { table: /^Bytes of reading/, row: /^a visit$/, figure: 'files of the framework', of: middle, most: 0 },
  { table: /^First flight .* English/, row: /./, figure: 'both', of: middle, most: 11 },
  { table: /^First flight .* Nepali/, row: /./, figure: 'both', of: middle, most: 12 },
  { table: /^First flight .* English/, row: /./, figure: SCREEN, of: middle, most: 11 },
  { table: /^First flight .* Nepali/, row: /./, figure: SCREEN, of: middle, most: 12 },
  { table: /^Controls/, row: /./, figure: 'lost', of: middle, most: 0 },
  { table: /^Controls/, row: /./, figure: 'a sign, page script there', of: middle, most: 100 },
  { table: /connections, one process/, row: /^(Home|list|notice|feed)$/, figure: 'answers', of: ratio, least: 0.8 },
  { table: /^Lighthouse/, row: /./, figure: 'performance', of: middle, least: 99 },
  { table: /^Lighthouse/, row: /./, figure: 'accessibility', of: middle, least: 100 },
  { table: /^Lighthouse/, row: /./, figure: 'best-practices', of: middle, least: 100 },
  { table: /^Lighthouse/, row: /./, figure: 'seo', of: middle, least: 100 },
  { table: /^Behind nginx/, row: /./, figure: 'answers', of: ratio, least: 0.7 },
  { table: /^A page made anew/, row: /hangs|gone/, figure: 'worst page beyond the usual', of: middle, most: 200 },
  { table: /^Published to one/, row: /./, figure: 'until it is seen', of: middle, most: 1000 },
  { table: /^Rolling update/, row: /./, figure: 'failed', of: middle, most: 0 },
];

/** A budget against all figures that it is about. */
function judgeOne({ table, row, figure, of, most = Number.POSITIVE_INFINITY, least = 0 }: Budget, tables: Table[]) {
  const budget = least > 0 ? `at least ${least}` : `at most ${most}`;
  const rows = tables.flatMap((each) =>
    'rows' in each && table.test(each.title) ? { title: each.title, rows: each.rows } : [],
  );
  return rows.flatMap(({ title, rows }): Verdict[] =>
    rows
      .filter(({ name }) => row.test(name))
      .flatMap(({ name, figures }) =>
        figures
          .filter((each) => each.name === figure)
          .map((each) => {
            const value = of(each);
            return { what: `${title}: ${name}: ${figure}`, value, budget, isKept: value <= most && value >= least };
          }),
      ),
  );
}

/** Each budget against all figures that it is about. `isWhole`: one that nothing was measured for is missed. */
export function judge(tables: Table[], isWhole = false): Verdict[] {
  return budgets.flatMap((budget) => {
    const verdicts = judgeOne(budget, tables);
    if (verdicts.length > 0 || !isWhole) return verdicts;
    const what = `${budget.table.source} ${budget.figure}`;
    return [{ what, value: Number.NaN, budget: 'nothing was measured', isKept: false }];
  });
}
