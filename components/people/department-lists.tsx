import { Fragment } from 'react';
import { departments as messages } from '#content/messages/campus.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { declareIncomplete } from '#lib/site/content-cache/declare-status.ts';
import { noticesWithWords } from '#lib/site/notices/department-notices.ts';
import { descriptionIn } from '#lib/site/notices/notice-title.ts';
import { readDepartmentPeople } from '#lib/site/people/read-department.ts';
import type { Department } from '#lib/site/site-content/departments.ts';
import { getProgrammes } from '#lib/site/site-content/programme-readers.ts';
import row from '../notices/list/closing-list.module.css';
import title from '../notices/list/notice-title.module.css';
import { NoticeTitle } from '../notices/list/notice-title.tsx';
import { DayTile } from '../text/day-tile.tsx';
import { SiteText } from '../text/site-text.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './department-page.module.css';
import { Fact, Facts } from './person-facts.tsx';

const MAX_NOTICES = 7;

/** The programmes of a department; unknown ids are left out. */
async function programmesOf({ programmes: ids = [] }: Department) {
  const catalogue = await attempt(getProgrammes);
  const all = (catalogue.ok && catalogue.value?.levels.flatMap(({ programmes }) => programmes)) || [];
  return all.filter(({ id }) => ids.includes(id));
}

/** The facts of a department on its card: its head, the number of its people, its programmes and its newest notice. */
export async function DepartmentFacts({ department }: { department: Department }) {
  const locale = await currentLocale();
  const { people: words } = await currentMessages();
  const { head, headName, others } = await readDepartmentPeople(department);
  const count = others.length + (head ? 1 : 0);
  const programmes = await programmesOf(department);
  const { inNotices = [] } = department;
  const notices = await attempt(async () => (inNotices.length > 0 ? noticesWithWords(inNotices, 1) : []));
  const newest = notices.ok && notices.value[0];
  return (
    <Facts>
      <Fact label={messages.head[locale]}>
        {head ? <UpstreamText text={inLanguage(head, locale).fullName} /> : headName}
      </Fact>
      <Fact label={messages.people[locale]}>
        {count > 0 && (count === 1 ? words.countOne : fillIn(words.count, { count }, locale))}
      </Fact>
      <Fact label={messages.programmes[locale]}>
        {programmes.length > 0 &&
          programmes.map(({ id, name }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <SiteText of={name} />
            </Fragment>
          ))}
      </Fact>
      <Fact label={messages.notices[locale]}>{newest && <UpstreamText text={descriptionIn(newest, locale)} />}</Fact>
    </Facts>
  );
}

export async function DepartmentProgrammes({ department }: { department: Department }) {
  const programmes = await programmesOf(department);
  const locale = await currentLocale();
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
