import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  type Condition,
  type ConditionName,
  presentConditions,
  readWatchState,
} from '#lib/platform/watch/watch-state.ts';
import { moment } from './days.ts';
import { adminMessagesIn } from './messages.ts';

/** Four runs of the timer. */
const MAX_AGE_MS = 20 * 60_000;

/** A condition in one language, for the home page, mails and the doctor. */
export interface DescribedCondition {
  /** Null for watching that has stopped. */
  name: ConditionName | null;
  title: string;
  remedy: string;
  /** Since when it is present; `''` if its title has the time. */
  since: string;
  /** Whether something does not work; otherwise it is a hint. */
  isFault: boolean;
}

export function describeCondition(
  { name, values, since }: Pick<Condition, 'name' | 'values' | 'since'>,
  language: Locale,
): DescribedCondition {
  const { watch } = adminMessagesIn(language);
  const { title, remedy } = watch.conditions[name];
  const fill = (text: string) => fillIn(text, values, language).trim();
  return {
    name,
    title: fill(title),
    remedy: fill(remedy),
    since: fillIn(watch.since, { time: moment(since, { language }) }, language),
    isFault: name !== 'update',
  };
}

/**
 * The conditions that `site watch` has recorded, the most urgent first, after the one that watching has stopped. None if it has never run.
 */
export function recordedConditions(dataDir: string, language: Locale, now = Date.now()): DescribedCondition[] {
  const state = readWatchState(dataDir);
  if (state === null) return [];
  const { stopped, stoppedRemedy } = adminMessagesIn(language).watch;
  const title = fillIn(stopped, { time: moment(state.examinedAt, { language }) }, language);
  const hasStopped = Math.abs(now - state.examinedAt) > MAX_AGE_MS;
  return [
    ...(hasStopped ? [{ name: null, title, remedy: stoppedRemedy, since: '', isFault: true }] : []),
    ...presentConditions(state).map((condition) => describeCondition(condition, language)),
  ];
}
