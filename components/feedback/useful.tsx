import { use } from 'react';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import styles from './useful.module.css';
import { UsefulForm } from './useful-form.tsx';

/** Asks whether the page was useful; the answer is a number, and nothing of who gave it (decision record 53). */
export function Useful() {
  const { useful } = use(currentMessages());
  return (
    <div className={styles.useful}>
      {/* What the door of the form leads back to where there are no scripts. */}
      <p id="thanks" className={styles.thanks}>
        {useful.thanks}
      </p>
      <UsefulForm labels={useful} />
    </div>
  );
}
