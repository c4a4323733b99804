import { menu } from '#content/menu.ts';
import { pages } from '#content/routes.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { normalizeAddress } from './normalize-address.ts';
import { routes } from './table.ts';

const dynamicPages = routes.filter(({ kind }) => kind === 'dynamic').map(({ path }) => path);

describe('normalizeAddress', () => {
  it.each([...pages, ...dynamicPages])('accepts %s unchanged, in both languages', (path) => {
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
    ['/programmes', '/programs'],
    ['/ne/Programme', '/ne/programs'],
    ['/notices/', '/notice'],
    ['/results', '/notice/exam'],
    ['/about-us', '/about'],
    ['/ContactUs', '/contact'],
    ['/chief-message', '/chiefMessage'],
    ['/management_committee', '/mgmtCommittee'],
    ['/ne/girls-hostel', '/ne/gHostel'],
  ])('redirects %s to %s', (typed, to) => {
    expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to });
  });

  it('redirects the English name of every menu page to the page', () => {
    const links = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
    for (const { label, path } of links.filter(({ label }) => !label.en.includes(','))) {
      const address = normalizeAddress(`/${label.en.replaceAll(' ', '-')}`);
      expect([label.en, address.kind === 'missing' ? null : 'path' in address ? address.path : address.to]).toEqual([
        label.en,
        path,
      ]);
    }
  });

  it('preserves the case of a well-formed album id', () => {
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
    ['/programs/ba_more', 'en'],
    ['/programs/ba/more', 'en'],
    ['/-', 'en'],
    ['/wp-admin', 'en'],
    ['/missing', 'en'],
    ['/__proto__', 'en'],
  ])('reports %s as missing', (typed, locale) => {
    expect(normalizeAddress(typed)).toEqual({ kind: 'missing', locale });
  });

  describe('with pages and redirects of the campus', () => {
    const page = { title: { en: 'Text' }, parts: [{ paragraphs: [{ en: 'Words' }] }] };
    const redirects = [
      ['/jobs', '/vacancies'],
      ['/old/jobs', '/jobs'],
      ['/canteen', '/vacancies'],
      ['/about', '/vacancies'],
      ['/vacancies', '/about'],
      ['/round', '/about-round'],
      ['/about-round', '/round'],
    ];
    beforeAll(() =>
      registerSite(
        siteOf([
          { key: 'page/vacancies', content: page },
          { key: 'page/life/Night-Classes', content: page },
          { key: 'page/draft', content: { ...page, isDraft: true } },
          { key: 'former-addresses', content: { rows: redirects.filter(([from]) => from !== '/vacancies') } },
        ]),
      ),
    );
    afterAll(() => registerSite(siteOf([])));

    it('accepts the address of a page in both languages', () => {
      expect(normalizeAddress('/vacancies')).toEqual({ kind: 'page', locale: 'en', path: '/vacancies' });
      expect(normalizeAddress('/ne/life/Night-Classes')).toMatchObject({ kind: 'page', path: '/life/Night-Classes' });
    });

    it.each([
      ['/Vacancies/', '/vacancies'],
      ['/life/nightclasses', '/life/Night-Classes'],
      ['/jobs', '/vacancies'],
      ['/ne/Old/Jobs', '/ne/vacancies'],
      ['/canteen', '/vacancies'],
    ])('redirects %s to %s, without a chain', (typed, to) => {
      expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to });
    });

    it('does not redirect a page of the specification', () => {
      expect(normalizeAddress('/about')).toEqual({ kind: 'page', locale: 'en', path: '/about' });
    });

    it.each(['/draft', '/round', '/about-round'])('reports %s, a draft or part of a circle, as missing', (typed) => {
      expect(normalizeAddress(typed)).toEqual({ kind: 'missing', locale: 'en' });
    });

    it('does not redirect the address of a page, even where the campus has such a redirect', () => {
      registerSite(
        siteOf([
          { key: 'page/vacancies', content: page },
          { key: 'former-addresses', content: { rows: redirects } },
        ]),
      );
      expect(normalizeAddress('/vacancies')).toEqual({ kind: 'page', locale: 'en', path: '/vacancies' });
    });
  });
});
