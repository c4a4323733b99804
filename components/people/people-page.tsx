import type { Locale } from '#content/locale.ts';
import { menuTrail } from '#content/menu-trail.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { PagePath } from '#content/routes.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
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
  locale: Locale;
}

/** A page of the menu that shows people. */
export function PeoplePage({ path, groups, groupedBy, locale }: PeoplePageProps) {
  const messages = messagesIn(locale);
  return (
    <MenuPage path={path} locale={locale}>
      <Outcome of={groups} empty={messages.states.noData} messages={messages}>
        {(list) => <PeopleDirectory groups={list} groupedBy={groupedBy} locale={locale} messages={messages} />}
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
