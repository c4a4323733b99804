import type { Messages } from '@/content/messages';
import type { Locale } from '@/lib/locale';
import type { PeopleGroup } from '@/lib/people/groups';
import { Section } from '../ui/section';
import { UpstreamText } from '../ui/upstream-text';
import styles from './people-directory.module.css';
import { PeopleFilter } from './people-filter';
import { PersonCard } from './person-card';

/** A list of more people than this can be filtered. */
const LONG_LIST = 20;

interface PeopleDirectoryProps {
  groups: readonly PeopleGroup[];
  /** What the headings are: departments are not repeated on the cards. */
  groupedBy?: 'department' | 'committee' | undefined;
  locale: Locale;
  messages: Messages;
}

/** People in groups under headings; many of them with a box to filter by. */
export function PeopleDirectory({ groups, groupedBy = 'committee', locale, messages }: PeopleDirectoryProps) {
  const count = groups.reduce((sum, { people }) => sum + people.length, 0);
  const lists = groups.map(({ id, heading, people }) => {
    const list = (
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id} data-person>
            <PersonCard person={person} isUnderDepartment={groupedBy === 'department'} messages={messages} />
          </li>
        ))}
      </ul>
    );
    const title = heading ? <UpstreamText text={heading} /> : messages.people.others;
    return (
      <div key={id} className={styles.group} data-people-group>
        {groups.length > 1 || heading ? (
          <Section id={id} heading={title} locale={locale}>
            {list}
          </Section>
        ) : (
          list
        )}
      </div>
    );
  });
  if (count <= LONG_LIST) return lists;
  return (
    <PeopleFilter labels={messages.people} locale={locale}>
      {lists}
    </PeopleFilter>
  );
}
