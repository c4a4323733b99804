import { z } from 'zod';
import { nepaliReply, nepaliToReply, replyDay, replyId } from '#campus-api/api/replies.ts';
import { date, id, moment, nepaliTexts } from '#campus-api/database/values.ts';
import { bothLine, bothLines, choice, day, line, textField } from '#campus-api/model/field-kinds.ts';
import { bothFieldsOf, type Fields, replyOf, replyShape, shapeOf } from '#campus-api/model/fields.ts';
import { timeFields } from '#campus-api/model/times.ts';
import { type EventType, eventTypeNames, eventTypes } from '#content/event-types.ts';
import type { Localized } from '#content/locale.ts';
import { isIdentifier } from '#lib/platform/i18n/one-line.ts';
import { recordLists } from '../engine/record-lists.ts';
import { recordTable } from '../engine/record-table.ts';
import { NOTICE_LIST } from '../notice/details.ts';

const replyTime = z.string().regex(/^(?:\d{2}:\d{2})?$/);

export const MAX_LINE_LENGTH = 300;
export const MAX_DESCRIPTION_LENGTH = 5000;

/** Texts that `read-event.ts` reads, because they depend on each other. */
const time = <const Name extends string>(entry: {
  name: Name;
  label: Localized;
  help: string;
  hint?: Localized;
  headings: string[];
}) => ({
  ...line({ ...entry, isOptional: true, isProse: false, placeholder: 'TIME' }),
  read: undefined,
});

/** The type of an entered name, in either language: `exam`, `Exams`, `परीक्षा`; undefined for another text. */
export function eventTypeNamed(text: string): EventType | undefined {
  const name = text.normalize('NFC').trim().toLowerCase();
  return eventTypes.find((type) =>
    [type, `${type}s`, eventTypeNames[type].en.toLowerCase(), eventTypeNames[type].ne].includes(name),
  );
}

export const eventFields = {
  type: {
    schema: z.enum(eventTypes),
    reply: { schema: z.enum(eventTypes) },
    entry: choice({
      name: 'type',
      label: { en: 'Type', ne: 'प्रकार' },
      options: eventTypes.map((value) => ({ value, ...eventTypeNames[value] })),
      none: { en: '–', ne: '–' },
      named: eventTypeNamed,
      placeholder: 'TYPE',
      headings: ['kind', 'category', 'किसिम'],
      help: eventTypes.join(', '),
    }),
  },
  title: textField(
    bothLine({
      name: 'title',
      maxLength: MAX_LINE_LENGTH,
      label: { en: 'Title', ne: 'शीर्षक' },
      placeholder: '"TITLE"',
      headings: ['name', 'event', 'subject', 'summary', 'नाम', 'कार्यक्रम', 'कार्यक्रमको नाम'],
    }),
    { column: 'title' },
  ),
  startDate: {
    column: 'start_date',
    schema: z.string(),
    reply: { schema: replyDay },
    entry: {
      ...day({
        name: 'start',
        years: { past: 5, future: 3 },
        label: { en: 'First day', ne: 'सुरु हुने दिन' },
        headings: ['सुरु', 'सुरु मिति', 'start date', 'date', 'मिति', 'from date', 'day', 'देखि'],
        help: 'the first day: 2026-11-21, or 2083-08-05 for Bikram Sambat',
      }),
      read: undefined,
    },
  },
  endDate: {
    column: 'end_date',
    schema: z.string(),
    reply: { schema: replyDay.meta({ description: 'The last day, which belongs to the event' }) },
    entry: {
      ...day({
        name: 'end',
        isOptional: true,
        years: { past: 5, future: 3 },
        label: { en: 'Last day', ne: 'सकिने दिन' },
        headings: ['अन्त्य', 'सकिने मिति', 'अन्त्य मिति', 'end date', 'to date', 'सम्म'],
        hint: { en: 'Leave empty for one day.', ne: 'एकै दिनको भए खाली छोड्नुहोस्।' },
        help: 'the last day, where it lasts longer than one',
      }),
      read: undefined,
    },
  },
  startTime: {
    column: 'start_time',
    schema: z.string(),
    reply: { schema: replyTime.meta({ description: 'HH:MM in Nepal; empty for a whole day' }) },
    entry: time({
      name: 'startTime',
      label: { en: 'From', ne: 'सुरु हुने समय' },
      help: 'the time of the beginning in Nepal: 10:30; whole days have none',
      hint: {
        en: 'Like 10:30, on each of the days. Leave empty for whole days.',
        ne: '१०:३० जसरी, प्रत्येक दिनको। दिनभरिको भए खाली छोड्नुहोस्।',
      },
      headings: ['समय', 'सुरु समय', 'time'],
    }),
  },
  endTime: {
    schema: z.string(),
    reply: { schema: replyTime },
    entry: time({
      name: 'endTime',
      label: { en: 'To', ne: 'सकिने समय' },
      help: 'the time of the end: 16:00',
      headings: ['अन्त्य समय'],
    }),
  },
  place: textField(
    bothLine({
      name: 'place',
      isOptional: true,
      maxLength: MAX_LINE_LENGTH,
      label: { en: 'Place', ne: 'स्थान' },
      placeholder: '"PLACE"',
      headings: ['location', 'venue', 'ठाउँ'],
    }),
  ),
  description: textField(
    bothLines({
      name: 'description',
      maxLength: MAX_DESCRIPTION_LENGTH,
      label: { en: 'Description', ne: 'विवरण' },
      headings: ['details', 'कैफियत', 'remarks', 'note'],
    }),
  ),
  albumId: {
    column: 'album_id',
    schema: z.number().nullable(),
    reply: { schema: replyId.nullable().meta({ description: 'The album with its pictures; null for none' }) },
    entry: {
      ...line({
        name: 'album',
        isOptional: true,
        label: { en: 'Album of pictures', ne: 'तस्बिरको एल्बम' },
        headings: ['एल्बम'],
        placeholder: 'ID',
        help: 'id of its album',
      }),
      read: undefined,
    },
  },
  noticeId: {
    column: 'notice_id',
    schema: z.number().nullable(),
    reply: { schema: replyId.nullable().meta({ description: 'The notice about it; null for none' }) },
    entry: {
      ...line({
        name: 'notice',
        isOptional: true,
        label: { en: 'Notice about it', ne: 'यसको सूचना' },
        headings: ['सूचना', 'number of the notice', 'सूचनाको नम्बर'],
        hint: { en: 'Type a part of its title and choose it.', ne: 'शीर्षकको केही भाग टाइप गरी छान्नुहोस्।' },
        list: NOTICE_LIST,
        placeholder: 'ID',
        help: 'id of its notice',
      }),
      read: undefined,
    },
  },
  uid: {
    column: 'uid',
    schema: z.string(),
    reply: { schema: z.string().meta({ description: 'Its UID in calendar files (RFC 5545), which never changes' }) },
  },
  updatedAt: {
    schema: z.string(),
    reply: { schema: z.string().meta({ description: 'When it was last changed: an ISO time' }) },
  },
  ...timeFields,
} as const satisfies Fields;

/** The texts in both languages. */
export const eventTextNames = bothFieldsOf(eventFields);

export const eventRecord = z.strictObject({
  id,
  ...shapeOf(eventFields),
  startDate: date,
  endDate: date,
  uid: z.string().refine(isIdentifier),
  updatedAt: moment,
  nepali: nepaliTexts(...eventTextNames),
});
export type EventRecord = z.infer<typeof eventRecord>;

export const eventTable = recordTable({
  kind: 'event',
  name: 'events',
  fields: eventFields,
  order: 'start_date, start_time, id',
});

export const eventLists = recordLists({
  all: {
    path: '/events',
    isOptional: true,
    summary:
      'Optional, not part of the contract: the events of the academic calendar, the earliest first. If this call returns 404, the calendar has no events',
  },
  reply: z
    .strictObject({ id: replyId, ...replyShape(eventFields), nepali: nepaliReply(...eventTextNames) })
    .meta({ id: 'Event' }),
  toReply: (event: EventRecord) => ({
    id: event.id,
    ...replyOf(eventFields, event),
    ...nepaliToReply(event.nepali),
  }),
});

/** The days of an event for lists of commands: `2026-11-21 10:30 – 2026-11-22 16:00`. */
export function eventSpan({ startDate, endDate, startTime, endTime }: EventRecord): string {
  const start = [startDate, startTime].filter(Boolean).join(' ');
  const end = [endDate === startDate ? '' : endDate, endTime].filter(Boolean).join(' ');
  return end === '' ? start : `${start} – ${end}`;
}
