import { formPagePattern } from './page-paths.ts';
import { localPath } from './paths.ts';

const isForm = (path: string) => new RegExp(formPagePattern).test(path);

test.each([
  '/contact/write',
  '/calendar/convert',
  '/notice/item/5/find',
  '/qaa/documents',
  '/search',
  '/notice/search',
])('%s is a form page in both languages', (path) => {
  for (const locale of ['en', 'ne'] as const) expect(isForm(localPath(path, locale))).toBe(true);
});

test.each([
  '/',
  '/ne',
  '/contact',
  '/notice/item/5',
  '/notice/item/5/6/find',
  '/qaa',
  '/searches',
  '/nea/contact/write',
])('%s is not a form page', (path) => expect(isForm(path)).toBe(false));
