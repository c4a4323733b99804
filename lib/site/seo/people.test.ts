import { cacheTag } from '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { fetchSite } from '#lib/site/campus-client/site.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { siteTag } from '../content-cache/tags.ts';
import { personMetadata } from './people.ts';

jest.mock('next/root-params', () => ({ locale: async () => 'ne' }));
jest.mock('#lib/site/campus-client/site.ts', () => ({ fetchSite: jest.fn() }));

withCampusServer();

const person: Staff = {
  ...{ id: '3', fullName: 'Netra Lal Bhusal', department: 'Management', designation: 'Associate Professor' },
  ...{ committee: '', committeeId: '', picture: null, about: '', subjects: 'Taxation' },
  nepali: { fullName: 'नेत्र लाल भुसाल', subjects: 'कर' },
};

// The framework refuses a page whose metadata reads anything that is not cached.
test('the metadata of a person is in one language, ends its sentences in it, and reads the names of the campus from the cache', async () => {
  jest.mocked(fetchSite).mockResolvedValue(sampleSite);
  const { description } = await personMetadata(person);
  expect(description).toBe('नेत्र लाल भुसाल, व्यवस्थापन। पढाउने विषय: कर');
  expect(cacheTag).toHaveBeenCalledWith(expect.anything(), siteTag('translations'));
});
