import type { Messages } from '@/content/messages';
import type { Staff } from '@/lib/campus/types';
import ui from '../ui/ui.module.css';
import { UpstreamParagraphs } from '../ui/upstream-paragraphs';
import { UpstreamText } from '../ui/upstream-text';
import styles from './person-card.module.css';
import { Portrait } from './portrait';

interface PersonCardProps {
  person: Staff;
  /** The department is left out where the heading above names it. */
  isUnderDepartment?: boolean;
  messages: Messages;
}

/** A person: picture or initials, name, designation, department, and what the campus tells about them, to be opened. */
export function PersonCard({ person, isUnderDepartment, messages }: PersonCardProps) {
  const { fullName, designation, department, about } = person;
  return (
    <div className={styles.card}>
      <Portrait person={person} sizes="80px" />
      <div className={styles.words}>
        <div data-searched>
          <UpstreamText as="p" text={fullName} className={styles.name} />
          {designation && <UpstreamText as="p" text={designation} />}
          {department && !isUnderDepartment && <UpstreamText as="p" text={department} className={styles.department} />}
        </div>
        {about && (
          <details className={styles.about}>
            <summary>
              {messages.people.about}
              <span className={ui.visuallyHidden}> {fullName}</span>
            </summary>
            <UpstreamParagraphs text={about} />
          </details>
        )}
      </div>
    </div>
  );
}
