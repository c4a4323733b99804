import { use } from 'react';
import { deadlines } from '#content/messages/notices.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { DEADLINES_PATH } from '#lib/site/notices/addresses.ts';
import type { ClosingDates } from '#lib/site/notices/closing-dates.ts';
import { DeadlineState } from '../notices/list/deadline-state.tsx';
import title from '../notices/list/notice-title.module.css';
import { NoticeTitle } from '../notices/list/notice-title.tsx';
import { DayTile, ProvisionalMark } from '../text/day-tile.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './next-closing.module.css';

/** Notices on a wide screen; a phone shows the first. */
const COUNT = 2;

/** Notices that close next, with their state today; only the link to all closing dates where nothing is open. */
export function NextClosing({ dates }: { dates: Attempt<ClosingDates> }) {
  const locale = use(currentLocale());
  const next = dates.ok ? [...dates.value.soon.list, ...dates.value.later.list].slice(0, COUNT) : [];
  return (
    <section aria-labelledby="closing" className={styles.card}>
      <h2 id="closing" className={styles.heading}>
        <PageLink path={DEADLINES_PATH}>{deadlines.title[locale]}</PageLink>
      </h2>
      {next.length === 0 ? (
        dates.ok && <p className={styles.none}>{deadlines.none[locale]}</p>
      ) : (
        <ol>
          {next.map(({ id, description, translation, lastDate, closingTime }) => (
            <li key={id} className={`${styles.closing} ${title.row}`}>
              <DayTile day={lastDate} />
              <div>
                <DeadlineState date={lastDate} time={closingTime} />
                <NoticeTitle {...{ id, description, translation, locale }} />
                <ProvisionalMark day={lastDate} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
