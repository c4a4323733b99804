import type { Localized } from './locale.ts';

/** The types of events of the academic calendar. */
export const eventTypes = ['term', 'exam', 'holiday', 'event'] as const;

export type EventType = (typeof eventTypes)[number];

export const eventTypeNames = {
  term: { en: 'Term', ne: 'शैक्षिक सत्र' },
  exam: { en: 'Exam', ne: 'परीक्षा' },
  holiday: { en: 'Holiday', ne: 'बिदा' },
  event: { en: 'Event', ne: 'कार्यक्रम' },
} as const satisfies Record<EventType, Localized>;
