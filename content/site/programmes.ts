import { z } from 'zod';
import { levelIds } from '../levels.ts';
import { description, document, paragraph, text, webAddress } from './text.ts';

export const shiftIds = ['morning', 'day', 'evening'] as const;

/** Spellings in notices, by which pages find them; full stops are ignored. */
export const inNotices = z.array(z.string().trim().min(1).max(80)).max(20);

export const documentId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not an id, like bsc-csit')
  .max(64);

/** Texts of the pages of programmes, the levels and the faculties. */
export const programmesSchema = document({
  description: description().optional(),
  lead: paragraph().optional(),
  /** Whether seats and fees are samples: pages then show a note, and search engines get no prices. */
  figuresAreSamples: z.boolean().optional(),
  levels: z
    .array(
      z.strictObject({
        id: z.enum(levelIds),
        /** The usual month of admission, for times without an open notice. */
        opens: text(80).optional(),
        inNotices,
      }),
    )
    .max(levelIds.length),
  faculties: z.array(z.strictObject({ id: documentId, name: text(120) })).max(30),
  /** Fees that are not included, and the list of all instalments. */
  feeNote: paragraph().optional(),
  /** How to apply. */
  steps: z.array(paragraph()).max(20),
  scholarships: z.array(paragraph()).max(20),
});

const rupees = z.int().min(0).max(100_000_000).nullable().default(null);

/** A programme; its page has its id at the end of the address: `/programs/bbs`. Pages show the contact of the office for missing values. */
export const programmeSchema = document({
  name: text(),
  level: z.enum(levelIds),
  /** The place in the list of its level; those without one follow by name. */
  position: z.int().min(0).max(10_000).optional(),
  about: paragraph(),
  /** An id of `programmes.faculties`. */
  faculty: documentId,
  years: z.number().min(0.5).max(10),
  /** Missing where a programme is taught by the year. */
  semesters: z.int().min(1).max(20).nullable().default(null),
  shift: z.enum(shiftIds).nullable().default(null),
  /** Students who are admitted in a year. */
  seats: z.int().min(1).max(100_000).nullable().default(null),
  eligibility: z.array(paragraph()).max(20),
  /** In rupees. */
  fee: z.strictObject({ firstYear: rupees, whole: rupees }),
  /** Additional to those of the whole campus. */
  scholarships: z.array(paragraph()).max(20).optional(),
  syllabusUrl: webAddress.nullable().default(null),
  inNotices,
});

export type Programmes = z.output<typeof programmesSchema>;
export type ProgrammeDocument = z.output<typeof programmeSchema>;
