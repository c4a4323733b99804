import './testing/next-cache.ts';
import './testing/environment.ts';
import fc from 'fast-check';
import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import {
  getAlbums,
  getCommittees,
  getContact,
  getDepartmentNotices,
  getFlashNotices,
  getPublications,
  getStaffByType,
  getStaffGroups,
  getStaffStructure,
} from '#lib/site/content-cache/readers.ts';
import { readApiMoment } from './api-date.ts';
import { countVisit } from './counter.ts';
import { isCampusApiError } from './errors.ts';
import { getQaaDocuments } from './qaa.ts';
import { raw } from './testing/behaviours.ts';
import { withCampusServer } from './testing/fresh-server.ts';
import { samples } from './testing/samples.ts';

const server = withCampusServer();

beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

const readers = {
  countVisit,
  getContact,
  notices: () => getDepartmentNotices('exam'),
  getFlashNotices,
  getAlbums,
  getPublications,
  getQaaDocuments,
  getCommittees: () => getCommittees(['1', '9']),
  getStaffStructure,
  getStaffGroups: () => getStaffGroups(['1']),
  staff: () => getStaffByType('teaching'),
};

const fields = [...new Set(Object.values(samples).flatMap((record) => Object.keys(record)))];
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', 'a.pdf,b.pdf', '2026-11-21', 1_767_571_200_000, '7'),
);
/** Records with the fields of the campus API and arbitrary values. */
const record = fc.dictionary(fc.constantFrom(...fields), value);
const body = fc.oneof(fc.jsonValue(), record, fc.array(record), fc.array(fc.array(record)));
const reply = fc.oneof(fc.jsonValue(), fc.record({ body }), fc.record({ visit: value }));

for (const [name, read] of Object.entries(readers)) {
  test(`${name} turns any reply into content or a failure of the campus API`, async () => {
    await fc.assert(
      fc.asyncProperty(reply, async (any) => {
        globalThis.campusWebsite?.clear();
        server().behave(raw(JSON.stringify(any)));
        try {
          const result = await read();
          // Only plain data passes through caches and to the browser.
          expect(JSON.parse(JSON.stringify({ result }))).toEqual({ result });
        } catch (error) {
          if (!isCampusApiError(error)) throw error;
        }
      }),
      { numRuns: 60 },
    );
  });
}

test('a valid name of a stored file is a single segment of an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 220 }), (name) => {
      if (!isStoredFileName(name)) return;
      const { pathname } = new URL(`http://campus.test/images/${encodeURIComponent(name)}`);
      expect(pathname.split('/')).toHaveLength(3);
      expect(decodeURIComponent(pathname.slice('/images/'.length))).toBe(name);
    }),
    { numRuns: 2000, examples: [['..'], ['a/b'], ['\ud800'], ['सूचना (1).pdf'], ['a%2fb']] },
  );
});

test('any value is read as a date or rejected', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.date().map(String), fc.double(), fc.integer()), (any) => {
      const moment = readApiMoment(any);
      if (moment) expect(moment.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
    { numRuns: 2000 },
  );
});
