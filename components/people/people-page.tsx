import { Loaded } from '#components/ui/loaded.tsx';
import { people as messages } from '#content/messages/people.ts';
import type { PeoplePath } from '#content/people-pages.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { peopleOfPage } from '#lib/site/people/people-of-pages.ts';
import { personList } from '#lib/site/seo/json-ld/person-list.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';
import { menuPage, type RouteModule } from '../pages/menu-page.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { PeopleDirectory } from './people-directory.tsx';

/** A page of the menu with people. */
export function peoplePage(path: PeoplePath): RouteModule {
  const { read, groupedBy } = peopleOfPage(path);
  return menuPage(path, { description: messages.descriptions[path] }, async () => {
    const locale = await currentLocale();
    const { states } = await currentMessages();
    const groups = await attemptPage(read);
    const people = groups.ok ? groups.value.flatMap((group) => group.people) : null;
    return (
      <>
        <Loaded of={groups} empty={states.comingSoon}>
          {(list) => <PeopleDirectory groups={list} groupedBy={groupedBy} />}
        </Loaded>
        {people && <JsonLd data={await personList(people, await pageLabel(path), locale)} />}
      </>
    );
  });
}
