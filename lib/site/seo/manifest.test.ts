import '#lib/site/campus-client/testing/environment.ts';
import { readIdentity } from '#lib/site/site-content/snapshot.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { describeSearch } from './describe-search.ts';
import { handleManifest } from './manifest.ts';

jest.mock('#lib/site/site-content/snapshot.ts', () => ({ readIdentity: jest.fn() }));

const identityOf = jest.mocked(readIdentity);
const manifest = async () => (await handleManifest(new Request('http://site/'), 'ne')).json();

test('the manifest and the search for browsers have the names of the campus', async () => {
  const { identity } = sampleSite;
  if (!identity) throw new Error('the sample campus has no names');
  identityOf.mockResolvedValue(identity);
  expect(await manifest()).toMatchObject({
    name: identity.name.ne,
    short_name: identity.shortName.ne,
    description: identity.tagline?.ne,
  });
  expect(await describeSearch()).toContain(`<LongName>${identity.name.en}</LongName>`);
});

test('without a tagline the manifest has no description', async () => {
  const name = { en: 'Everest Campus', ne: 'सगरमाथा क्याम्पस' };
  identityOf.mockResolvedValue({ name, shortName: name });
  expect(await manifest()).not.toHaveProperty('description');
});
