import { readChosen } from './chosen-programmes.ts';
import { catalogueOf } from './programmes.ts';
import { sampleSite } from './testing/sample-site.ts';

const catalogue = catalogueOf(sampleSite);

const read = (query: string) => {
  const { ids, programmes: compared, issue } = readChosen(new URLSearchParams(query), catalogue);
  return [ids.join(' '), compared.map(({ id }) => id).join(' '), issue];
};

test.each([
  ['', '', '', null],
  ['programme=bbs', 'bbs', '', 'tooFew'],
  ['programme=bbs&programme=bbs', 'bbs', '', 'tooFew'],
  ['programme=bbs&programme=no-such', 'bbs', '', 'tooFew'],
  ['programme=bit&programme=ba', 'bit ba', 'bit ba', null],
  ['programme=ba&programme=bbs&programme=bit&programme=bed', 'ba bbs bit bed', 'ba bbs bit', 'tooMany'],
])('“%s” chooses “%s” and shows “%s”', (query, ids, compared, issue) => {
  expect(read(query)).toEqual([ids, compared, issue]);
});

test('nothing is chosen where a campus has no programmes', () => {
  expect(readChosen(new URLSearchParams('programme=bbs'), null)).toEqual({ ids: [], programmes: [], issue: 'tooFew' });
});
