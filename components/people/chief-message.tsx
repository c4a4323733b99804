import type { Messages } from '@/content/messages';
import type { Attempt } from '@/lib/campus/attempt';
import type { Staff } from '@/lib/campus/types';
import { Outcome } from '../ui/outcome';
import { UpstreamParagraphs } from '../ui/upstream-paragraphs';
import { UpstreamText } from '../ui/upstream-text';
import styles from './chief-message.module.css';
import { Portrait } from './portrait';

/** The campus chief: picture, message, and who signs it. */
export function ChiefMessage({ chief, messages }: { chief: Attempt<Staff | null>; messages: Messages }) {
  return (
    <Outcome of={chief} empty={messages.states.noData} messages={messages}>
      {(person) => (
        <div className={styles.message}>
          <Portrait person={person} sizes="(width > 768px) 320px, 240px" className={styles.portrait} />
          <div className={styles.text}>
            <UpstreamParagraphs text={person.about} />
            <div className={styles.signature}>
              <UpstreamText as="p" text={person.fullName} className={styles.name} />
              {person.designation && <UpstreamText as="p" text={person.designation} />}
              {person.committee && person.committee !== person.designation && (
                <UpstreamText as="p" text={person.committee} />
              )}
            </div>
          </div>
        </div>
      )}
    </Outcome>
  );
}
