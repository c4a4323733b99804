import { type ReactNode, use } from 'react';
import { departments } from '#content/messages/campus.ts';
import { hasPersonPage } from '#content/person-page.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { personPath } from '#lib/platform/routes/paths.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { currentNames } from '#lib/site/people/campus-names.ts';
import { headOf, type PeopleGroup, personAnchor } from '#lib/site/people/groups.ts';
import { otherNames } from '#lib/site/people/other-names.ts';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { useDepartmentPath } from './department-link.tsx';
import styles from './people-list.module.css';
import { PersonCard } from './person-card.tsx';
import { Portrait } from './portrait.tsx';

export interface PeopleListProps {
  people: readonly Staff[];
  /** Whether this is the target of links to the person. */
  hasId: (person: Staff) => boolean;
  isDepartment: boolean;
}

/** A link to the page of the department of a list, if it has one. */
function DepartmentPageLink({ name }: { name: string }) {
  const locale = use(currentLocale());
  const path = useDepartmentPath(name);
  return (
    path !== null && (
      <p className={styles.more}>
        <PageLink path={path}>{departments.page[locale]}</PageLink>
      </p>
    )
  );
}

/** People as cards; the chair of a committee comes first, and larger. */
export function PeopleList({ people, hasId, isDepartment }: PeopleListProps) {
  const locale = use(currentLocale());
  const names = use(currentNames());
  return (
    <ul className={styles.people}>
      {people.map((record, index) => {
        const person = inLanguage(record, locale);
        const isChair = !isDepartment && index === 0 && people.length > 1;
        return (
          <li
            key={person.id}
            id={hasId(record) ? personAnchor(person.id) : undefined}
            data-person={otherNames(record, locale, names)}
            className={isChair ? styles.chair : undefined}
          >
            <PersonCard
              person={person}
              isUnderDepartment={isDepartment}
              isChair={isChair}
              path={hasPersonPage(record) ? personPath(record.id) : null}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface FoldedPeopleProps extends PeopleListProps {
  group: PeopleGroup;
  title: ReactNode;
  isOpen: boolean;
}

/** A collapsed group, with the face of its head if one is known. It opens with its heading, a search in the page, or a link to one of its people. */
export function FoldedPeople({ group, title, isOpen, ...list }: FoldedPeopleProps) {
  const locale = use(currentLocale());
  const { people: messages } = use(currentMessages());
  const { id, heading, people } = group;
  const head = list.isDepartment ? headOf(people) : undefined;
  // The rows of all departments have the same left edge.
  const face = head ?? (list.isDepartment && heading ? { fullName: heading, picture: null } : null);
  return (
    <details
      id={id}
      open={isOpen}
      data-people-group={[heading, group.nepali?.heading].filter(Boolean).join(' ')}
      className={styles.group}
    >
      <summary>
        {face && <Portrait person={face} sizes="48px" width={100} className={styles.face} />}
        <h2>{title}</h2>
        {head && <UpstreamText text={inLanguage(head, locale).fullName} className={styles.head} />}
        <span className={styles.count}>
          {people.length === 1 ? messages.countOne : fillIn(messages.count, { count: people.length }, locale)}
        </span>
      </summary>
      {list.isDepartment && heading && <DepartmentPageLink name={heading} />}
      <PeopleList {...list} people={people} />
    </details>
  );
}
