import { categoriesDocument, samplePage, vacancies } from '#campus-api/testing/site-documents.ts';
import { changedTags } from './changed-tags.ts';
import { sampleSite, siteOf } from './testing/sample-site.ts';

const site = (...pages: [id: string, text: string][]) =>
  siteOf(pages.map(([id, text]) => ({ key: `page/${id}`, content: samplePage(id, text) })));

test('nothing is published where nothing has changed', () => {
  expect(changedTags(sampleSite, JSON.parse(JSON.stringify(sampleSite)))).toEqual([]);
});

test('an edited page publishes its own tag and that of all pages', () => {
  const tags = changedTags(site(['a', 'One.'], ['b', 'Two.']), site(['a', 'One.'], ['b', 'Three.']));
  expect(tags).toEqual(['site:page/b', 'site:page']);
});

test('a new or removed page also publishes the addresses', () => {
  expect(changedTags(site(), site(['a', 'One.']))).toEqual(['site:page/a', 'site:page', 'site:addresses']);
  expect(changedTags(site(['a', 'One.']), site())).toEqual(['site:page/a', 'site:page', 'site:addresses']);
});

test('an edited menu publishes only the menu', () => {
  const { menu } = sampleSite;
  if (menu === undefined) throw new Error('The sample has no menu');
  expect(changedTags(sampleSite, { ...sampleSite, menu: { ...menu, importantLinks: [] } })).toEqual(['site:menu']);
});

test('many changed documents publish the whole site content', () => {
  const pages = Array.from({ length: 101 }, (_, index): [string, string] => [`page-${index}`, 'Text.']);
  expect(changedTags(site(), site(...pages))).toEqual(['site']);
});

test('an added category publishes its document and the addresses, a new name only the document', () => {
  const categories = (...added: object[]) => siteOf([categoriesDocument(...added)]);
  expect(changedTags(categories(), categories(vacancies))).toEqual(['site:notice-categories', 'site:addresses']);
  const renamed = { ...vacancies, name: { en: 'Jobs' } };
  expect(changedTags(categories(vacancies), categories(renamed))).toEqual(['site:notice-categories']);
});
