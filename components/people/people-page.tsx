import { Loaded } from '#components/ui/loaded.tsx';
import { people as messages } from '#content/messages/people.ts';
import type { PeoplePath } from '#content/people-pages.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { limitPeople } from '#lib/site/people/groups.ts';
import { peopleOfPage } from '#lib/site/people/people-of-pages.ts';
import { personList } from '#lib/site/seo/people.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';
import { menuPage, type RouteModule } from '../pages/menu-page.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { MoreRecords } from '../ui/more-records.tsx';
import { PeopleDirectory } from './people-directory.tsx';

/** A page of the menu with people. */
export function peoplePage(path: PeoplePath): RouteModule {
  const { read, groupedBy } = peopleOfPage(path);
  return menuPage(path, { description: messages.descriptions[path] }, async () => {
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
  });
}
