import { pages, textPages } from '#content/routes.ts';
import { isReservedAddress } from './reserved.ts';

test.each(['/ncc', '/life/alumni', '/about/history', '/library/rules', '/privacy', ...textPages])(
  '%s may be a page of text',
  (path) => expect(isReservedAddress(path)).toBe(false),
);

test.each([
  ...pages.filter((path) => !textPages.has(path) && path !== '/accessibility' && path !== '/privacy'),
  '/About',
  '/strategies',
  '/notice/vacancies',
  '/programs/new',
  '/search',
  '/api/page',
  '/ne/ncc',
  '/en',
  '/missing',
  '/template/all',
  '/files/a',
  '/pictures',
  '/_next/page',
])('%s is reserved', (path) => expect(isReservedAddress(path)).toBe(true));
