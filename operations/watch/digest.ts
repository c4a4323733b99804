import type { DailySummary } from '#campus-api/campus/daily-summary.ts';
import { bothDays, moment } from '#campus-api/web/view/days.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  type Condition,
  presentConditions,
  type WaitingMessage,
  type WatchState,
} from '#lib/platform/watch/watch-state.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { conditionLines, createMessage, type MailOptions } from './mails.ts';
import { watchMessages } from './messages.ts';

/** Days of earlier mails in the state: a clock that jumps back and forth sends no day twice. */
const MAX_DAYS = 40;

/** Facts of a daily mail. Null for an unknown one; `lastBackup` undefined where another machine has them. */
export interface DigestFacts {
  summary: DailySummary | null;
  lastBackup: number | null | undefined;
  diskShare: number | null;
}

/** The daily mail, and what the state records of it. */
export function createDigest(
  state: Pick<WatchState, 'conditions' | 'digest' | 'dropped'>,
  facts: DigestFacts,
  options: MailOptions,
): { message: WaitingMessage; digest: WatchState['digest'] } {
  const today = nepalDate(new Date(options.now));
  const visits = facts.summary?.visits ?? null;
  const before = state.digest.visits;
  const newVisits = visits === null || before === null || before > visits ? null : visits - before;
  // Mails work again when this one arrives.
  const present = presentConditions(state).filter(({ name }) => name !== 'mail');
  const message = createMessage(
    options,
    (language) => fillIn(watchMessages[language].digest.subject, { day: bothDays(today, { language }) }, language),
    (language) =>
      [
        conditionPart(present, language),
        figures({ ...facts, newVisits, dropped: state.dropped }, language),
        ...listParts(facts.summary, language),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
  );
  return { message, digest: { days: [...state.digest.days, today].slice(-MAX_DAYS), visits } };
}

function conditionPart(present: readonly Condition[], language: Locale): string {
  const { digest } = watchMessages[language];
  if (present.length === 0) return digest.quiet;
  return [digest.conditions, ...present.map((condition) => `- ${conditionLines(condition, language)}`)].join('\n');
}

function figures(
  { summary, lastBackup, diskShare, newVisits, dropped }: DigestFacts & { newVisits: number | null; dropped: number },
  language: Locale,
): string {
  const { digest } = watchMessages[language];
  const fill = (text: string, values: Record<string, number>) =>
    fillIn(
      text,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatNumber(value, language)])),
      language,
    );
  return [
    ...(newVisits === null ? [] : [fill(digest.visits, { count: newVisits })]),
    ...(summary === null
      ? []
      : [
          fill(digest.published, { count: summary.published }),
          fill(digest.letters, { open: summary.open, unread: summary.unread }),
        ]),
    ...(lastBackup === undefined
      ? []
      : [
          lastBackup === null
            ? digest.noBackup
            : fillIn(digest.backup, { time: moment(lastBackup, { language }) }, language),
        ]),
    ...(diskShare === null ? [] : [fill(digest.disk, { share: diskShare })]),
    ...(dropped === 0 ? [] : [fill(digest.dropped, { count: dropped })]),
  ].join('\n');
}

function listParts(summary: DailySummary | null, language: Locale): string[] {
  const { digest } = watchMessages[language];
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[heading, ...lines].join('\n')];
  return [
    ...list(
      digest.closing,
      (summary?.closing ?? []).map(({ day, title }) => `- ${bothDays(day, { language })}: ${title}`),
    ),
    ...list(
      digest.reviews,
      (summary?.reviews ?? []).map(({ name, day }) => `- ${name[language]}: ${bothDays(day, { language })}`),
    ),
  ];
}
