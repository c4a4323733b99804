import { environment } from '#lib/platform/settings/index.ts';
import { bothLocales, localeParams } from './locale-params.ts';

afterEach(() => jest.restoreAllMocks());

const both = [{ locale: 'en' }, { locale: 'ne' }];

test('a build renders pages in both languages', () => {
  expect(localeParams()).toEqual(both);
});

test('the build of `npm start` renders a placeholder, and both languages only for pages that request them', () => {
  jest.replaceProperty(environment(), 'isServedHere', true);
  expect(localeParams()).toEqual([{ locale: '-' }]);
  expect(bothLocales()).toEqual(both);
});
