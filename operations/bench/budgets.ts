import { median } from './median.ts';
import { type Figure, ratio, type Table, type Verdict } from './report.ts';

/** The limits of a figure in all rows of some tables. */
interface Budget {
  table: RegExp;
  row: RegExp;
  figure: string;
  of: (figure: Figure) => number;
  max?: number;
  min?: number;
}

const middle = ({ runs }: Figure) => median(runs);
const SCREEN = 'up to the end of the first screen';
/** Pages with React end in its data, after their content. */
const WITHOUT_REACT = /^(?!.*\/(qaa|gallery\/\w+)( |$))/;
const VISIT = /^First visit at/;

const budgets: readonly Budget[] = [
  { table: VISIT, row: /./, figure: 'FCP', of: ratio, max: 1.1 },
  { table: VISIT, row: /./, figure: 'LCP of text', of: ratio, max: 1.1 },
  { table: VISIT, row: /./, figure: 'LCP', of: ratio, max: 1.15 },
  { table: VISIT, row: /./, figure: 'CLS', of: middle, max: 0.01 },
  { table: /application/, row: /./, figure: 'interactive', of: middle, max: 2500 },
  { table: /^Reading three/, row: /^all three$/, figure: 'TBT', of: middle, max: 50 },
  { table: /^Bytes of reading/, row: /^a visit$/, figure: 'beyond pictures', of: middle, max: 45 },
  { table: /^Bytes of reading/, row: /^a visit$/, figure: 'files of the framework', of: middle, max: 0 },
  { table: /^First flight .* English/, row: WITHOUT_REACT, figure: 'both', of: middle, max: 11 },
  { table: /^First flight .* Nepali/, row: WITHOUT_REACT, figure: 'both', of: middle, max: 12 },
  { table: /^First flight .* English/, row: /./, figure: SCREEN, of: middle, max: 11 },
  { table: /^First flight .* Nepali/, row: /./, figure: SCREEN, of: middle, max: 12 },
  { table: /connections, one process/, row: /^(Home|list|notice|feed)$/, figure: 'responses', of: ratio, min: 0.8 },
  { table: /^Behind nginx/, row: /./, figure: 'responses', of: ratio, min: 0.7 },
  { table: /^Start$/, row: /^$/, figure: 'fresh clone to the first page', of: middle, max: 120 },
  { table: /^Start$/, row: /^$/, figure: 'second start to the first page', of: middle, max: 6 },
  { table: /^Memory by number of notices/, row: /50000/, figure: 'memory', of: ratio, max: 2 },
  { table: /^Memory of one process/, row: /^$/, figure: 'memory after 5000 different pages', of: middle, max: 400 },
  { table: /^Mails/, row: /./, figure: 'a notice', of: middle, max: 1 },
  { table: /^Mails/, row: /./, figure: 'numbers of a result', of: middle, max: 1 },
  { table: /^Mails/, row: /./, figure: 'mails a minute', of: ratio, min: 0.9 },
  { table: /^Text of documents$/, row: /./, figure: 'characters', of: middle, min: 99 },
  { table: /^Rows of tables in documents$/, row: /./, figure: 'rows', of: middle, min: 95 },
  { table: /recognised$/, row: /./, figure: 'characters', of: middle, min: 96 },
  { table: /recognised$/, row: /, (table|marks)/, figure: 'rows', of: middle, min: 95 },
  { table: /recognised$/, row: /./, figure: 'peak', of: middle, max: 260 },
];

/** Compares one budget with the figures that it limits. */
function checkBudget({ table, row, figure, of, max = Number.POSITIVE_INFINITY, min = 0 }: Budget, tables: Table[]) {
  const budget = min > 0 ? `at least ${min}` : `at most ${max}`;
  const rows = tables
    .filter(({ title }) => table.test(title))
    .map((each) => ('rows' in each ? each : { title: each.title, rows: [{ name: '', figures: each.figures }] }));
  return rows.flatMap(({ title, rows }): Verdict[] =>
    rows
      .filter(({ name }) => row.test(name))
      .flatMap(({ name, figures }) =>
        figures
          .filter((each) => each.name === figure)
          .map((each) => {
            const value = of(each);
            return {
              what: [title, name, figure].filter(Boolean).join(': '),
              value,
              budget,
              isMet: value <= max && value >= min,
            };
          }),
      ),
  );
}

/** Compares all budgets with the figures of a run. In a whole run a budget without a figure is missed. */
export function checkBudgets(tables: Table[], isWhole = false): Verdict[] {
  return budgets.flatMap((budget) => {
    const verdicts = checkBudget(budget, tables);
    if (verdicts.length > 0 || !isWhole) return verdicts;
    const what = `${budget.table.source} ${budget.figure}`;
    return [{ what, value: Number.NaN, budget: 'nothing was measured', isMet: false }];
  });
}
