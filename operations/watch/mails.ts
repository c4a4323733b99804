import { randomUUID } from 'node:crypto';
import { describeCondition } from '#campus-api/web/view/conditions.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import type { Condition, WaitingMessage } from '#lib/platform/watch/watch-state.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { watchMessages } from './messages.ts';
import type { Change } from './transitions.ts';

const MAX_LISTED_LETTERS = 20;

/** Settings of all messages. `adminUrl` null: only this machine reaches the admin. */
export interface MailOptions {
  alerts: NonNullable<Environment['alerts']>;
  alertsLanguage: Environment['alertsLanguage'];
  siteUrl: string;
  adminUrl: string | null;
  now: number;
}

/** News of one run. */
export interface News {
  changes: readonly Change[];
  letters: readonly { reference: string }[];
}

export const languagesOf = (setting: Environment['alertsLanguage']): Locale[] =>
  setting === 'both' ? ['en', 'ne'] : [setting];

/** A message whose id stays the same however often it is sent. */
export function createMessage(
  { alerts, siteUrl, alertsLanguage, now }: MailOptions,
  subjectIn: (language: Locale) => string,
  bodyIn: (language: Locale) => string,
): WaitingMessage {
  const languages = languagesOf(alertsLanguage);
  const host = new URL(siteUrl).host;
  return {
    id: `<watch-${randomUUID()}@${alerts.from.split('@')[1] ?? 'localhost'}>`,
    subject: `[${host}] ${languages.map(subjectIn).join(' · ')}`,
    text: `${languages.map(bodyIn).join('\n\n— — —\n\n')}\n\n${siteUrl}\n`,
    at: now,
  };
}

/** The message about the news of a run. */
export function newsMessage(news: News, options: MailOptions): WaitingMessage {
  const { changes, letters } = news;
  return createMessage(
    options,
    (language) => newsSubject(news, language),
    (language) => {
      const texts = watchMessages[language];
      const begun = changes.filter(({ isOver }) => !isOver);
      const over = changes.filter(({ isOver }) => isOver);
      return [
        ...begun.map(({ condition }) => conditionLines(condition, language)),
        ...(over.length === 0 ? [] : [[texts.over, ...over.map((change) => overLine(change, language))].join('\n')]),
        ...(letters.length === 0 ? [] : [letterLines(letters, options, language)]),
      ].join('\n\n');
    },
  );
}

function newsSubject({ changes, letters }: News, language: Locale): string {
  const texts = watchMessages[language];
  const [first] = changes;
  if (first === undefined) return fillIn(texts.letters, { count: letters.length }, language);
  const { title } = describeCondition(first.condition, language);
  const more = changes.length - 1 + (letters.length > 0 ? 1 : 0);
  const main = first.isOver ? fillIn(texts.overOne, { title }, language) : title;
  return more === 0 ? main : fillIn(texts.andMore, { main, count: more }, language);
}

/** Title, time and remedy of a condition. */
export function conditionLines(condition: Condition, language: Locale): string {
  const { title, remedy, since } = describeCondition(condition, language);
  return `${title}\n  ${since}\n  ${remedy}`;
}

function overLine({ condition }: Change, language: Locale): string {
  const { title, since } = describeCondition(condition, language);
  return `- ${title} (${since})`;
}

function letterLines(letters: News['letters'], { adminUrl }: MailOptions, language: Locale): string {
  const texts = watchMessages[language];
  const lines = letters
    .slice(0, MAX_LISTED_LETTERS)
    .map(({ reference }) =>
      adminUrl === null ? `- ${reference}` : `- ${reference}: ${adminUrl}/enquiries/${reference}`,
    );
  const heading = fillIn(texts.letters, { count: formatNumber(letters.length, language) }, language);
  return [heading, ...lines, ...(letters.length > MAX_LISTED_LETTERS ? ['- …'] : [])].join('\n');
}
