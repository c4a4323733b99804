import { hasPersonPage } from './person-page.ts';

const long = 'x'.repeat(240);

test.each([
  [{ about: '' }, false],
  [{ about: 'Teaches physics.' }, false],
  [{ about: long }, true],
  [{ about: null, nepali: { about: long } }, true],
  [{ about: '', subjects: 'Optics' }, true],
  [{ about: '', nepali: { officeHours: '१ देखि ३ बजे' } }, true],
  [{ about: '', publications: 'A book' }, true],
  [{ about: '', subjects: '', officeHours: '', publications: '' }, false],
])('a person with the texts %j has a page: %s', (texts, has) => expect(hasPersonPage(texts)).toBe(has));
