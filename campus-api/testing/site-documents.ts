import { z } from 'zod';
import type { NewDocument } from '#campus-api/records/site-document/insert.ts';
import { fixedCategories } from '#content/routes.ts';

/** A page of text with one paragraph. */
export const samplePage = (title: string, paragraph = 'Open to all.') => ({
  title: { en: title },
  parts: [{ paragraphs: [{ en: paragraph }] }],
});

export const vacancies = { name: { en: 'Vacancies', ne: 'रिक्त पद' }, address: 'vacancies', id: 14 } as const;

/** The categories of the specification, then others. */
export const categoriesDocument = (...added: readonly object[]): NewDocument => ({
  key: 'notice-categories',
  content: {
    categories: [
      ...Object.entries(fixedCategories).map(([address, id]) => ({ name: { en: address }, address, id })),
      ...added,
    ],
  },
});

/** Site content of a small campus: a menu that links to a new page, and a sample page. */
export const fixtureDocuments: readonly NewDocument[] = [
  { key: 'identity', content: { name: { en: 'Test Campus' }, shortName: { en: 'Test' } } },
  {
    key: 'menu',
    content: {
      entries: [{ label: { en: 'History' }, path: '/history' }],
      footerLinks: [],
      importantLinks: [],
      siteLinks: [],
    },
  },
  { key: 'page/history', content: samplePage('History', 'See the [library](/library).') },
  { key: 'page/library', content: { isSample: true, ...samplePage('Library') } },
];

const body = z.array(
  z.strictObject({ key: z.string(), content: z.unknown(), updatedAt: z.iso.datetime({ offset: true }).optional() }),
);

/** The public documents of a reply of `GET /site` by their keys. */
export const documentsIn = (reply: unknown): Record<string, unknown> =>
  Object.fromEntries(body.parse(reply).map(({ key, content }) => [key, content]));
