import { z } from 'zod';
import { disclosureHeadingIds } from '../disclosure-headings.ts';
import { day, document, paragraph, text, webAddress } from './text.ts';

const service = z.strictObject({
  service: text(),
  papers: text(1000),
  /** Without a fee or a time the page links to the office. */
  fee: text(400).nullable().default(null),
  time: text(400).nullable().default(null),
  officer: text(),
});

const officer = z.strictObject({
  duty: text(),
  name: text().nullable().default(null),
  about: paragraph(),
  /** Without a number the page shows the number of the campus. */
  phone: z.string().trim().min(1).max(60).nullable().default(null),
  /** Whether messages of the form go to this officer. */
  isWrittenTo: z.boolean().optional(),
});

/** A kind of report, whose publications are recognized by words in their titles; `documents` are reports on other sites. */
const reportKind = z.strictObject({
  name: text(),
  inTitles: z.array(z.string().trim().min(1).max(80)).max(20),
  documents: z.array(z.strictObject({ label: text(), url: webAddress })).max(50),
});

/** A disclosure of one quarter; the files are those of a publication. */
const disclosure = z.strictObject({
  /** The year of Bikram Sambat in which the fiscal year begins. */
  year: z.int().min(2064).max(2090),
  quarter: z.int().min(1).max(4),
  publishedOn: day,
  /** The id of the publication with its files. */
  publication: z.int().min(1).max(1_000_000_000).optional(),
  entries: z
    .array(z.strictObject({ heading: z.enum(disclosureHeadingIds), text: paragraph() }))
    .max(disclosureHeadingIds.length),
});

/** The quarterly disclosures of a public body (Right to Information Act 2064, section 5), and criterion 8 of accreditation. */
export const publicInformationSchema = document({
  /** The day of the last review, AD. */
  updatedOn: day.optional(),
  lead: paragraph().optional(),
  /** Whether times and officers are samples: the page then shows a note. */
  areSamples: z.boolean().optional(),
  charter: z.array(service).max(300),
  officers: z.array(officer).max(10),
  appeal: paragraph().optional(),
  reports: z.array(reportKind).max(30),
  /** By quarter, in any order. */
  disclosures: z.array(disclosure).max(80).optional(),
  university: z.array(z.strictObject({ label: text(), url: webAddress, help: paragraph() })).max(30),
});

export type PublicInformation = z.output<typeof publicInformationSchema>;
export type CharterService = z.output<typeof service>;
export type Disclosure = z.output<typeof disclosure>;
export type ReportKind = z.output<typeof reportKind>;
