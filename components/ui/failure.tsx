import { use } from 'react';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import styles from './failure.module.css';

/** The message of a block whose content is neither available nor cached (decision 6). */
export function Failure() {
  const { states } = use(currentMessages());
  return (
    <div className={styles.failure}>
      <p className={styles.title}>{states.error}</p>
      <p>{states.errorText}</p>
    </div>
  );
}
