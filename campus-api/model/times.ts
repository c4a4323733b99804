import { z } from 'zod';
import type { Issues } from '#campus-api/validation/issue.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { moment } from './field-kinds.ts';
import type { RecordKind } from './kinds.ts';

/** When visitors see a record: from `publishAt` until `withdrawAt`, as instants in Nepal's time; null for no limit. */
export interface Times {
  publishAt?: string | null | undefined;
  withdrawAt?: string | null | undefined;
}

/** The types of records with such times, and their tables: the view `public_TABLE` has the records that visitors see. */
export const timedTables = {
  notice: 'notices',
  'flash-notice': 'flash_notices',
  album: 'albums',
  publication: 'publications',
  event: 'events',
  staff: 'staff',
} as const satisfies Partial<Record<RecordKind, string>>;
export type TimedKind = keyof typeof timedTables;

export const isTimed = (kind: string): kind is TimedKind => Object.hasOwn(timedTables, kind);

/** The time of withdrawal on a day without one. */
export const END_OF_DAY = '23:59:00';

const withdrawAt = {
  column: 'withdraw_at',
  schema: z.string().nullish(),
  entry: moment({
    name: 'withdrawAt',
    time: END_OF_DAY,
    label: { en: 'Withdraw by itself', ne: 'आफैँ हट्ने समय' },
    hint: {
      en: 'Visitors see it until this day and time. Without a time, until the end of the day.',
      ne: 'यो दिन र समयसम्म आगन्तुकले देख्छन्। समय नलेखे दिनको अन्त्यसम्म।',
    },
    help: 'when visitors no longer see it: "2083-08-20 17:00"; none for never',
  }),
} as const;

/** The fields with the times of a record. */
export const timeFields = {
  publishAt: {
    column: 'publish_at',
    schema: z.string().nullish(),
    entry: moment({
      name: 'publishAt',
      label: { en: 'Publish later', ne: 'पछि प्रकाशित गर्ने' },
      hint: {
        en: 'Visitors see it from this day and time on; without a time, from 10:00 on. Leave empty to publish now.',
        ne: 'यो दिन र समयदेखि आगन्तुकले देख्छन्; समय नलेखे १० बजेदेखि। अहिले नै प्रकाशित गर्न खाली छोड्नुहोस्।',
      },
      help: 'when visitors see it: "2083-08-08 10:30"; now for immediately',
    }),
  },
  withdrawAt,
} as const;
export const withdrawField = { withdrawAt } as const;

/** Whether visitors see a record: not if it is withdrawn or over, and not before `at`. `until`: when it will be withdrawn. */
export type Visibility =
  | { state: 'public'; until?: string | undefined }
  | { state: 'withdrawn' }
  | { state: 'over' }
  | { state: 'scheduled'; at: string; until?: string | undefined };

export const visibilityStates = ['public', 'scheduled', 'withdrawn'] as const;

export function visibilityOf({ publishAt, withdrawAt: until }: Times, now = new Date()): Visibility {
  const time = nepalTime(now);
  if (until && until <= time) return { state: 'withdrawn' };
  if (publishAt && publishAt > time) return { state: 'scheduled', at: publishAt, until: until ?? undefined };
  return { state: 'public', until: until ?? undefined };
}

/** Adds an issue for a record that visitors would never see. */
export function checkTimes(issues: Issues, { publishAt, withdrawAt: until }: Times): void {
  if (publishAt && until && until <= publishAt) issues.error('withdrawAt', 'withdrawn-before-publication');
}
