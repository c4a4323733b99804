import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { noticePages } from '../messages/category-texts.ts';
import { categoriesOf } from './categories.ts';
import { noticeCategoriesSchema } from './notice-categories.ts';

const parse = (...added: object[]) => noticeCategoriesSchema.parse(categoriesDocument(...added).content);
const issuesOf = (content: unknown) =>
  noticeCategoriesSchema.safeParse(content).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('a category of the campus follows those of the specification', () => {
  expect(categoriesOf(parse(vacancies)).map(({ address, id }) => [address, id])).toEqual([
    ['all', null],
    ['admission', 12],
    ['administration', 11],
    ['exam', 10],
    ['downloads', 13],
    ['vacancies', 14],
  ]);
});

test.each([
  [{ ...vacancies, id: 10 }, 'address is the address of a category that never changes'],
  [{ ...vacancies, address: 'exam' }, 'id is the id of a category that never changes'],
  [{ ...vacancies, address: 'search' }, 'address is the address of another page of notices'],
  [{ ...vacancies, address: 'dead-lines' }, 'address is the address of another page of notices'],
  [{ ...vacancies, address: 'Vacancies' }, 'address is not an address, like vacancies'],
])('%j is rejected', (added, message) => {
  expect(issuesOf(categoriesDocument(added).content)).toEqual([`categories.4.${message}`]);
});

test('two categories cannot have the same id, or addresses that differ by hyphens only', () => {
  const { content } = categoriesDocument(vacancies, { ...vacancies, address: 'vacan-cies' });
  expect(issuesOf(content)).toEqual([
    'categories.5.id is the id of another category',
    'categories.5.address is the address of another category',
  ]);
});

test('a category may have vacancies or tenders, but not one of the specification', () => {
  const kinds = categoriesOf(parse({ ...vacancies, kind: 'vacancies' })).map(({ address, kind }) => [address, kind]);
  expect(kinds.slice(-2)).toEqual([
    ['downloads', 'general'],
    ['vacancies', 'vacancies'],
  ]);
  const withKind = parse().categories.map((each) => (each.id === 10 ? { ...each, kind: 'tenders' } : each));
  expect(issuesOf({ categories: withKind })).toEqual([
    'categories.2.kind is the kind of a category that never changes',
  ]);
  expect(issuesOf(categoriesDocument({ ...vacancies, kind: 'jobs' }).content)).toHaveLength(1);
});

test('a category of the specification cannot be missing', () => {
  const { categories } = parse();
  expect(issuesOf({ categories: categories.slice(1) })).toEqual(['categories lacks a category that every campus has']);
});

test('a category of the specification has its texts until the campus renames it', () => {
  const named = (name: object, texts: object = {}) =>
    categoriesOf(
      noticeCategoriesSchema.parse({
        categories: parse().categories.map((each) => (each.id === 10 ? { ...each, name, ...texts } : each)),
      }),
    ).find(({ id }) => id === 10);
  expect(named(noticePages.exam.name)).toMatchObject(noticePages.exam);
  const renamed = named({ en: 'Tests', ne: 'जाँच' }, { description: { en: 'Routines.' } });
  expect(renamed).toMatchObject({
    heading: { en: 'Tests', ne: 'जाँच' },
    about: { en: 'Routines.', ne: 'Routines.' },
    notifications: { notify: { en: 'Notify me about “Tests”', ne: '“जाँच” को नोटिफिकेसन पाउनुहोस्' } },
  });
});
