import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import type { Staff } from '#lib/upstream/types.ts';
import { Outcome } from '../ui/outcome.tsx';
import { UpstreamName } from '../ui/upstream-name.tsx';
import { UpstreamParagraphs } from '../ui/upstream-paragraphs.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './chief-message.module.css';
import { Portrait } from './portrait.tsx';

interface ChiefMessageProps {
  chief: Attempt<Staff | null>;
  locale: Locale;
  messages: Messages;
}

/** The campus chief: picture, message, and who signs it. */
export function ChiefMessage({ chief, locale, messages }: ChiefMessageProps) {
  return (
    <Outcome of={chief} empty={messages.states.noData} messages={messages}>
      {(person) => (
        <div className={styles.message}>
          <Portrait person={person} sizes="(width > 768px) 320px, 240px" className={styles.portrait} />
          <div className={styles.text}>
            <UpstreamParagraphs text={person.about} />
            <div className={styles.signature}>
              <UpstreamText as="p" text={person.fullName} className={styles.name} />
              {person.designation && <UpstreamName as="p" name={person.designation} locale={locale} />}
              {person.committee && person.committee !== person.designation && (
                <UpstreamName as="p" name={person.committee} locale={locale} />
              )}
            </div>
          </div>
        </div>
      )}
    </Outcome>
  );
}
