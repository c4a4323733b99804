import type { Messages } from '#content/messages/index.ts';
import styles from './failure.module.css';

/** What a block shows whose content could not be had and was never known (design decision 12). */
export function Failure({ messages: { states } }: { messages: Messages }) {
  return (
    <div className={styles.failure}>
      <p className={styles.title}>{states.error}</p>
      <p>{states.errorText}</p>
    </div>
  );
}
