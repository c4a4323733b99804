import '#lib/site/campus-client/testing/environment.ts';
import type { Identity } from '#content/site/identity.ts';
import type { Place } from '#content/site/place.ts';
import { findDocument, getIdentity } from '#lib/site/site-content/readers.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { campusNode, homeGraph } from './campus.ts';

jest.mock('#lib/site/site-content/readers.ts', () => ({ findDocument: jest.fn(), getIdentity: jest.fn() }));

const name = { en: 'सगरमाथा क्याम्पस', ne: 'सगरमाथा क्याम्पस' };

function withSite(identity: Identity, place: Place | null): void {
  jest.mocked(getIdentity).mockResolvedValue(identity);
  jest.mocked(findDocument).mockResolvedValue(place);
}

test('the campus has its other name, tagline and location', async () => {
  const { identity, place } = sampleSite;
  if (!identity || !place) throw new Error('the sample campus lacks a document');
  withSite(identity, place);
  expect(await campusNode(null, 'en')).toMatchObject({
    name: identity.name.en,
    alternateName: [identity.name.ne],
    slogan: identity.tagline?.en,
    geo: { '@type': 'GeoCoordinates', ...place.location },
  });
});

test('a campus that has entered only its name has no other name, tagline, location or contact data', async () => {
  withSite({ name, shortName: name }, null);
  expect(Object.keys(await campusNode(null, 'en')).sort()).toEqual(['@id', '@type', 'logo', 'name', 'url']);
  expect((await homeGraph(null, 'ne'))['@graph'][1]).toMatchObject({ '@type': 'WebSite', name: name.ne });
});

test('a place without a location adds none', async () => {
  withSite({ name, shortName: name }, { openingHours: [] });
  expect(await campusNode(null, 'en')).not.toHaveProperty('geo');
});
