import { pages } from '#content/routes.ts';
import { normalizeAddress } from './normalize-address.ts';
import { routes } from './table.ts';

const dynamicPages = routes.filter(({ kind }) => kind === 'dynamic').map(({ path }) => path);

describe('normalizeAddress', () => {
  it.each([...pages, ...dynamicPages])('takes %s to the letter, in both languages', (path) => {
    expect(normalizeAddress(path)).toEqual({ kind: 'page', locale: 'en', path });
    expect(normalizeAddress(path === '/' ? '/ne' : `/ne${path}`)).toEqual({ kind: 'page', locale: 'ne', path });
  });

  it.each([
    ['/QAA', '/qaa'],
    ['/strategies', '/Strategies'],
    ['/library%20', '/library'],
    ['/library/', '/library'],
    ['/NE/ABOUT/', '/ne/about'],
    ['/ne/', '/ne'],
    ['/en', '/'],
    ['/en/about', '/about'],
    ['/admission', '/notice/admission'],
    ['/ne/Exam', '/ne/notice/exam'],
    ['/notice/index', '/notice'],
  ])('leads %s to %s', (typed, to) => {
    expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to });
  });

  it('takes a well-formed album to the letter', () => {
    expect(normalizeAddress('/ne/gallery/6aB-3')).toEqual({ kind: 'page', locale: 'ne', path: '/gallery/6aB-3' });
    expect(normalizeAddress('/Gallery/6aB-3/')).toEqual({ kind: 'redirect', to: '/gallery/6aB-3' });
  });

  it.each([
    ['/gallery/a.b', 'en'],
    ['/gallery/%E0%A4%95', 'en'],
    ['/gallery/1/2', 'en'],
    [`/ne/gallery/${'1'.repeat(65)}`, 'ne'],
    ['/nothing', 'en'],
    ['/served/en/qaa/documents', 'en'],
    ['/ne/nothing', 'ne'],
    ['/news', 'en'],
    ['/en.php', 'en'],
    ['//about', 'en'],
    ['/%E0%A4%A', 'en'],
    ['/about/more', 'en'],
    ['/missing', 'en'],
    ['/__proto__', 'en'],
  ])('finds nothing at %s', (typed, locale) => {
    expect(normalizeAddress(typed)).toEqual({ kind: 'missing', locale });
  });
});
