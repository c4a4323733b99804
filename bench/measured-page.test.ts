import { measured } from './measured-page.ts';

const figure = (name: string, value: number) => ({ name, unit: '', runs: [value] });

test('the page of measurements shows the columns of a visit and collects single figures in one table', () => {
  const tables = measured([
    { title: 'Start', figures: [figure('second start', 1)] },
    { title: 'First visit at 360 px, Slow 4G', rows: [{ name: '/', figures: [figure('TTFB', 1), figure('LCP', 2)] }] },
    { title: 'Unknown', rows: [{ name: '/', figures: [figure('performance', 99)] }] },
  ]);
  expect(tables).toEqual([
    { title: 'First visit at 360 px, Slow 4G', rows: [{ name: '/', figures: [figure('LCP', 2)] }] },
    { title: 'Single figures', figures: [figure('second start', 1)] },
  ]);
});
