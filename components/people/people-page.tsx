import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import type { PagePath } from '@/content/routes';
import type { Attempt } from '@/lib/campus/attempt';
import type { Locale } from '@/lib/locale';
import { personList } from '@/lib/metadata/json-ld/person-list';
import type { PeopleGroup } from '@/lib/people/groups';
import { MenuPage } from '../pages/menu-page';
import { JsonLd } from '../ui/json-ld';
import { Outcome } from '../ui/outcome';
import { PeopleDirectory } from './people-directory';

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
