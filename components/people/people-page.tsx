import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import { people as messages } from '#content/messages/people.ts';
import type { PeoplePath } from '#content/people-pages.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { attemptPage, readsNothing } from '#lib/site/content-cache/attempt.ts';
import { limitPeople, type PeopleGroup, UNGROUPED } from '#lib/site/people/groups.ts';
import { peopleOfPage } from '#lib/site/people/people-of-pages.ts';
import { personList } from '#lib/site/seo/people.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';
import { menuPage, type RouteModule } from '../pages/menu-page.tsx';
import { UpstreamName } from '../text/upstream-name.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { MoreRecords } from '../ui/more-records.tsx';
import { Section } from '../ui/section.tsx';
import { PeopleFilter } from './people-filter.tsx';
import styles from './people-list.module.css';
import { FoldedPeople, PeopleList, type PeopleListProps } from './people-list.tsx';

/** Lists with more people have a filter, and collapse if they have several groups. */
const LONG_LIST = 20;

interface PeopleDirectoryProps {
  groups: readonly PeopleGroup[];
  /** The kind of the groups: cards do not repeat departments, and departments have no chair. */
  groupedBy?: 'department' | 'committee' | undefined;
}

/** The group in which each person has its anchor: the first of the page, since a person may sit on several committees. */
function idsOf(groups: readonly PeopleGroup[]): ReadonlyMap<string, PeopleGroup> {
  return new Map(groups.toReversed().flatMap((group) => group.people.map(({ id }) => [id, group])));
}

/** People in groups under headings; long lists are collapsed and have a filter. */
export function PeopleDirectory({ groups, groupedBy = 'committee' }: PeopleDirectoryProps) {
  const locale = use(currentLocale());
  const { others } = use(currentMessages()).people;
  const count = groups.reduce((sum, { people }) => sum + people.length, 0);
  const isLong = count > LONG_LIST;
  const isFolded = isLong && groups.length > 1;
  const anchorGroups = idsOf(groups);
  const localized = groups.map((group) => ({ group, ...inLanguage(group, locale) }));
  const lists = localized.map(({ group, id, heading }, index) => {
    const title = heading ? <UpstreamName name={heading} /> : others;
    const list: PeopleListProps = {
      people: group.people,
      hasId: (person) => anchorGroups.get(person.id) === group,
      isDepartment: groupedBy === 'department',
    };
    if ((groups.length === 1 || id === UNGROUPED) && !heading) return <PeopleList key={id} {...list} />;
    if (isFolded) {
      const isOpen = groupedBy === 'committee' && index === 0;
      return <FoldedPeople key={id} group={group} title={title} isOpen={isOpen} {...list} />;
    }
    return (
      <Section key={id} id={id} heading={title}>
        <PeopleList {...list} />
      </Section>
    );
  });
  if (!isLong) return <div className={styles.groups}>{lists}</div>;
  return <PeopleFilter isFolded={isFolded}>{lists}</PeopleFilter>;
}

/** A page of the menu with people. */
export function peoplePage(path: PeoplePath): RouteModule {
  const { read, groupedBy } = peopleOfPage(path);
  const body = async () => {
    const locale = await currentLocale();
    const { siteSearch, states } = await currentMessages();
    const groups = await attemptPage(async () => limitPeople(await read()));
    const people = groups.ok ? groups.value.groups.flatMap((group) => group.people) : null;
    const list = groups.ok ? { ok: true as const, value: groups.value.groups } : groups;
    return (
      <>
        <Loaded of={list} empty={states.comingSoon}>
          {(visible) => <PeopleDirectory groups={visible} groupedBy={groupedBy} />}
        </Loaded>
        <MoreRecords count={groups.ok ? groups.value.more : 0} path={SITE_SEARCH}>
          {siteSearch.title}
        </MoreRecords>
        {people && <JsonLd data={await personList(people, await pageLabel(path), locale)} />}
      </>
    );
  };
  return menuPage(path, { description: messages.descriptions[path] }, body, { isEmpty: () => readsNothing(read) });
}
