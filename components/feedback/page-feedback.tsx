import { use } from 'react';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import control from '../ui/control.module.css';
import styles from './page-feedback.module.css';

/** Asks whether the page was useful; the answer is a number, and nothing of who gave it. With scripts the page stays as it is (`sendFeedback`). */
export function PageFeedback() {
  const { useful } = use(currentMessages());
  return (
    <div className={styles.useful}>
      {/* The page to which the endpoint redirects where there are no scripts. */}
      <p id="thanks" className={styles.thanks}>
        {useful.thanks}
      </p>
      <form action="/api/useful" method="post" data-feedback>
        <fieldset className={styles.question}>
          <legend>{useful.question}</legend>{' '}
          <button type="submit" className={control.outline} name="useful" value="yes">
            {useful.yes}
          </button>{' '}
          <button type="submit" className={control.outline} name="useful" value="no">
            {useful.no}
          </button>
        </fieldset>
      </form>
      <p tabIndex={-1} data-thanks={useful.thanks} data-failed={useful.failed} suppressHydrationWarning />
    </div>
  );
}
