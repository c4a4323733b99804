import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { isAdDate } from '#lib/platform/calendar/index.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { reportsOf } from './reports-of.ts';

const { publications } = sampleContent();

const titled = (description: string, published: string | null = null): Publication => ({
  id: description,
  description,
  editors: '',
  publisher: '',
  about: '',
  published: published && isAdDate(published) ? published : null,
  attachments: [],
});

const kinds = sampleSite['public-information']?.reports ?? [];
const titlesOf = (kind: number, list: readonly Publication[]) =>
  reportsOf({ inTitles: kinds[kind]?.inTitles ?? [] }, list).map(({ id }) => id);
const [annual, audit, tracer, emis] = [0, 1, 2, 3] as const;

test('the reports of the sample campus are recognized by their titles, the newest first', () => {
  const sample = publications.map(({ description, publishDate }) => titled(description, publishDate));
  expect(titlesOf(annual, sample)).toEqual(['Annual Report 2082/83', 'Annual Report 2081/82']);
  expect(titlesOf(tracer, sample)).toEqual(['Tracer Study of the Graduates of 2080']);
  expect([titlesOf(audit, sample), titlesOf(emis, sample)]).toEqual([[], []]);
});

test('a report is recognized in both languages, and not by a part of another word', () => {
  const list = [
    'Chemistry seminar',
    'The new auditorium',
    'EMIS report 2083',
    'Audited accounts',
    'लेखापरीक्षणको प्रतिवेदन',
    'ट्रेसर अध्ययन',
  ].map((title) => titled(title));
  expect(titlesOf(emis, list)).toEqual(['EMIS report 2083']);
  expect(titlesOf(audit, list)).toEqual(['Audited accounts', 'लेखापरीक्षणको प्रतिवेदन']);
  expect(titlesOf(tracer, list)).toEqual(['ट्रेसर अध्ययन']);
});

test('the three newest reports of a kind are shown', () => {
  const list = ['2020', '2024', '2022', '2023'].map((year) => titled(`Annual report ${year}`, `${year}-05-05`));
  expect(titlesOf(annual, list)).toEqual(['Annual report 2024', 'Annual report 2023', 'Annual report 2022']);
});
