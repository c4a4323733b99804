import { use } from 'react';
import { menuTrail } from '#content/menu-trail.ts';
import type { PagePath } from '#content/routes.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import type { PeopleGroup } from '#lib/people/groups.ts';
import { personList } from '#lib/seo/json-ld/person-list.ts';
import { MenuPage } from '../pages/menu-page.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { PeopleDirectory } from './people-directory.tsx';

interface PeoplePageProps {
  path: PagePath;
  groups: Attempt<PeopleGroup[]>;
  groupedBy?: 'department' | 'committee';
}

/** A page of the menu that shows people. */
export function PeoplePage({ path, groups, groupedBy }: PeoplePageProps) {
  const locale = use(currentLocale());
  const { states } = use(currentMessages());
  return (
    <MenuPage path={path}>
      <Outcome of={groups} empty={states.noData}>
        {(list) => <PeopleDirectory groups={list} groupedBy={groupedBy} />}
      </Outcome>
      {groups.ok && (
        <JsonLd
          data={personList(
            groups.value.flatMap(({ people }) => people),
            menuTrail(path).link.label[locale],
            locale,
          )}
        />
      )}
    </MenuPage>
  );
}
