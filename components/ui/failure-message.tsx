import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import styles from './failure.module.css';

/** The message of a block whose content is neither available nor cached (decision 6), for fragments. */
export function FailureMessage({ locale }: { locale: Locale }) {
  const { states } = messagesIn(locale);
  return (
    <div className={styles.failure}>
      <p className={styles.title}>{states.error}</p>
      <p>{states.errorText}</p>
    </div>
  );
}
