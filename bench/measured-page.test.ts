import { measured } from './measured-page.ts';

const figure = (name: string, value: number) => ({ name, unit: '', runs: [value] });

test('the page of measurements shows some figures of a visit, the lowest scores, and single figures in one table', () => {
  const shown = measured([
    { title: 'From the clone', figures: [figure('second start', 1)] },
    { title: 'First visit at 360 px, Slow 4G', rows: [{ name: '/', figures: [figure('TTFB', 1), figure('LCP', 2)] }] },
    {
      title: 'Lighthouse',
      rows: [
        { name: '/', figures: [figure('performance', 99), figure('seo', 92)] },
        { name: '/about', figures: [figure('performance', 98), figure('seo', 100)] },
      ],
    },
  ]);
  expect(shown).toEqual([
    { title: 'First visit at 360 px, Slow 4G', rows: [{ name: '/', figures: [figure('LCP', 2)] }] },
    {
      title: 'Lighthouse',
      rows: [{ name: 'lowest of 2 kinds of page', figures: [figure('performance', 98), figure('seo', 92)] }],
    },
    { title: 'Else', figures: [figure('second start', 1)] },
  ]);
});
