import { type ReactNode, use } from 'react';
import { shortDay } from '#lib/platform/calendar/date-tile.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstTelephone } from '#lib/platform/i18n/telephone.ts';
import { FIND_IN_RESULTS } from '#lib/platform/routes/paths.ts';
import type { Contact } from '#lib/site/campus-client/types.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import type { TaskFacts } from '#lib/site/notices/read-task-facts.ts';
import type { ProgrammeCatalogue } from '#lib/site/site-content/programmes.ts';
import { findDocument } from '#lib/site/site-content/readers.ts';
import { OpenState } from '../text/open-state.tsx';
import { PageLink } from '../ui/page-link.tsx';
import ui from '../ui/ui.module.css';
import { type TaskIcon, taskIcons } from './task-icons.ts';
import styles from './task-tiles.module.css';

interface TileProps {
  path: string;
  icon: TaskIcon;
  label: string;
  /** From the content of the campus; none where it has none. */
  fact?: ReactNode;
}

function Tile({ path, icon, label, fact }: TileProps) {
  return (
    <li>
      <PageLink path={path} className={styles.tile}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={taskIcons[icon]} />
        </svg>
        <b>{label}</b> {fact && <span className={styles.fact}>{fact}</span>}
      </PageLink>
    </li>
  );
}

interface TaskTilesProps {
  facts: TaskFacts;
  programmes: Attempt<ProgrammeCatalogue | null>;
  contact: Attempt<Contact | null>;
}

const hasFigures = ({ levels }: ProgrammeCatalogue) =>
  levels.some(({ programmes }) =>
    programmes.some(({ seats, fee }) => seats !== null || fee.firstYear !== null || fee.whole !== null),
  );

/** The six tasks that most visitors come for, each with a fact. */
export function TaskTiles({ facts: { exam, admission, downloads }, programmes, contact }: TaskTilesProps) {
  const locale = use(currentLocale());
  const { tasks } = use(currentMessages()).home;
  const hours = use(findDocument('place'))?.openingHours ?? [];
  const phone = contact.ok && contact.value?.phone;
  // The tile is one link: the page that it leads to has all numbers.
  const first = phone && (firstTelephone(phone) ?? phone);
  return (
    <nav aria-label={tasks.label}>
      <ul className={styles.tiles}>
        {exam && (
          <Tile
            path={listPath(exam.address)}
            icon="pencil"
            label={tasks.exam}
            fact={
              exam.fact && (
                <>
                  <span className={ui.visuallyHidden}>{tasks.newest}</span> {shortDay(exam.fact, locale)}
                </>
              )
            }
          />
        )}
        {admission && (
          <Tile
            path={listPath(admission.address)}
            icon="form"
            label={tasks.admission}
            fact={admission.fact && fillIn(tasks.until, { date: shortDay(admission.fact, locale) }, locale)}
          />
        )}
        <Tile path={FIND_IN_RESULTS} icon="magnifier" label={tasks.result} fact={tasks.number} />
        {downloads && (
          <Tile
            path={listPath(downloads.address)}
            icon="download"
            label={tasks.forms}
            fact={downloads.fact && fillIn(tasks.downloads, { count: downloads.fact }, locale)}
          />
        )}
        <Tile
          path="/programs"
          icon="cap"
          label={tasks.programmes}
          fact={programmes.ok && programmes.value && hasFigures(programmes.value) && tasks.fees}
        />
        <Tile
          path="/contact"
          icon="phone"
          label={tasks.contact}
          fact={
            (first || hours.length > 0) && (
              <OpenState hours={hours}>{first && <span className={styles.phone}>{first}</span>}</OpenState>
            )
          }
        />
      </ul>
    </nav>
  );
}
