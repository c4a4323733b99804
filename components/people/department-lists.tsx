import { departments as messages } from '#content/messages/campus.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { declareIncomplete } from '#lib/site/content-cache/declare-status.ts';
import { noticesWithWords } from '#lib/site/notices/department-notices.ts';
import { getProgrammes } from '#lib/site/site-content/programme-readers.ts';
import row from '../notices/list/closing-list.module.css';
import title from '../notices/list/notice-title.module.css';
import { NoticeTitle } from '../notices/list/notice-title.tsx';
import { DayTile } from '../text/day-tile.tsx';
import { SiteText } from '../text/site-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './department-page.module.css';

const MAX_NOTICES = 7;

/** The programmes of a department; unknown ids are left out. */
export async function DepartmentProgrammes({ ids }: { ids: readonly string[] }) {
  const locale = await currentLocale();
  const catalogue = await attempt(getProgrammes);
  const all = (catalogue.ok && catalogue.value?.levels.flatMap(({ programmes }) => programmes)) || [];
  const programmes = all.filter(({ id }) => ids.includes(id));
  if (programmes.length === 0) return null;
  return (
    <Section id="programmes" heading={messages.programmes[locale]}>
      <ul className={styles.programmes}>
        {programmes.map(({ id, name }) => (
          <li key={id}>
            <PageLink path={programmePath(id)}>
              <SiteText of={name} />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The newest notices whose title has one of the words of a department. */
export async function DepartmentNotices({ words }: { words: readonly string[] }) {
  const locale = await currentLocale();
  if (words.length === 0) return null;
  const notices = await attempt(() => noticesWithWords(words, MAX_NOTICES));
  if (!notices.ok) await declareIncomplete();
  if (!notices.ok || notices.value.length === 0) return null;
  return (
    <Section id="notices" heading={messages.notices[locale]}>
      <ol>
        {notices.value.map(({ id, description, translation, created, replacedBy }) => (
          <li key={id} className={`${row.closing} ${title.row}`}>
            {created && <DayTile day={created} />}
            <div>
              <NoticeTitle {...{ id, description, translation, replacedBy, locale }} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
