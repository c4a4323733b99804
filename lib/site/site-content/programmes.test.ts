import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { catalogueOf, findInCatalogue } from './programmes.ts';
import { sampleSite as site } from './testing/sample-site.ts';

const shared = site.programmes;
if (!shared) throw new Error('the sample has no document `programmes`');
const empty: SiteContent = { page: {}, programme: {}, department: {} };
const idsOf = (content: SiteContent) =>
  catalogueOf(content)?.levels.map(({ id, programmes }) => [id, programmes.map((programme) => programme.id)]);

test('the programmes of the sample are by level, in the order of their positions', () => {
  const [[bachelor, first] = [], [master, second] = []] = idsOf(site) ?? [];
  expect([bachelor, first?.slice(0, 3)]).toEqual(['bachelor', ['ba', 'bbs', 'bba']]);
  expect([master, second?.at(-1)]).toEqual(['master', 'mphil-education']);
  expect([...(first ?? []), ...(second ?? [])].sort()).toEqual(Object.keys(site.programme).sort());
});

test('a programme has its level, the name of its faculty and the texts of all programmes', () => {
  const entry = findInCatalogue(catalogueOf(site), 'bbs');
  expect(entry?.programme).toMatchObject({ id: 'bbs', facultyName: { en: 'Management' }, seats: 240 });
  expect(entry?.level).toMatchObject({ id: 'bachelor', name: { en: 'Bachelor’s' }, opens: { ne: 'साउन' } });
  expect(entry?.catalogue).toMatchObject({ figuresAreSamples: true, steps: shared.steps });
  expect(findInCatalogue(catalogueOf(site), 'no-such')).toBeNull();
});

test('levels without programmes are left out, and their order is that of the campus', () => {
  const { bbs, mbs } = site.programme;
  if (!bbs || !mbs) throw new Error('the sample has no BBS or MBS');
  const reversed = { ...shared, levels: shared.levels.toReversed() };
  expect(idsOf({ ...empty, programmes: reversed, programme: { bbs, mbs } })).toEqual([
    ['master', ['mbs']],
    ['bachelor', ['bbs']],
  ]);
  expect(idsOf({ ...empty, programmes: reversed, programme: { bbs } })).toEqual([['bachelor', ['bbs']]]);
});

test('programmes without shared texts have no faculty names, months of admission or steps', () => {
  const { bbs } = site.programme;
  if (!bbs) throw new Error('the sample has no BBS');
  const catalogue = catalogueOf({ ...empty, programme: { bbs } });
  expect(catalogue).toMatchObject({ steps: [], scholarships: [], figuresAreSamples: false });
  expect(findInCatalogue(catalogue, 'bbs')).toMatchObject({ programme: { facultyName: null }, level: { opens: null } });
});

test('a campus without programmes has no catalogue', () => {
  expect(catalogueOf({ ...empty, programmes: shared })).toBeNull();
});
