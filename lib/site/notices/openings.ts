import type { Notice } from '#lib/site/campus-client/types.ts';
import { closingInstant } from './closing-time.ts';

/** A group of the list of vacancies or tenders: `decided` ones have their result. */
export type OpeningState = 'open' | 'closed' | 'decided';

export interface Opening {
  readonly notice: Notice;
  readonly state: OpeningState;
}

const ranks: Readonly<Record<OpeningState, number>> = { open: 0, closed: 1, decided: 2 };

/** Notices in the order of their list; `has`: whether a notice is public. Open ones by closing time, then closed ones, then decided ones, both with the newest first. */
export function openingsOf(notices: readonly Notice[], has: (id: string) => boolean, now: Date): Opening[] {
  const results = new Set(notices.flatMap(({ result }) => result ?? []));
  const closingOf = ({ lastDate, closingTime }: Notice) =>
    lastDate === null ? Infinity : Date.parse(closingInstant(lastDate, closingTime));
  const stateOf = (notice: Notice): OpeningState => {
    if ((notice.result !== undefined && has(notice.result)) || results.has(notice.id)) return 'decided';
    return closingOf(notice) <= now.getTime() || notice.replacedBy !== undefined ? 'closed' : 'open';
  };
  const openings = notices.map((notice) => ({ notice, state: stateOf(notice) }));
  // `notices` are the newest first, and sorting is stable.
  return openings.sort((a, b) => {
    const byState = ranks[a.state] - ranks[b.state];
    if (byState !== 0 || a.state !== 'open') return byState;
    const [first, second] = [closingOf(a.notice), closingOf(b.notice)];
    return first === second ? 0 : first - second;
  });
}
