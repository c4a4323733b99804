import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { pageEntries } from './page-entries.ts';

test('lists of notices are found by the names of their categories, also of added ones', () => {
  const entries = pageEntries(siteOf([categoriesDocument(vacancies)])).filter(({ path }) => path.startsWith('/notice'));
  const entry = entries.find(({ path }) => path === '/notice/vacancies');
  expect(entry).toMatchObject({ title: vacancies.name, note: { ne: 'क्याम्पसका सूचना: रिक्त पद।' } });
  expect(entry?.text).toContain('रिक्त पद');
  expect(entries.map(({ path }) => path).sort()).toEqual([
    '/notice',
    '/notice/administration',
    '/notice/admission',
    '/notice/deadlines',
    '/notice/downloads',
    '/notice/exam',
    '/notice/vacancies',
  ]);
});
