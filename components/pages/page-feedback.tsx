import { use } from 'react';
import { LiveRegion } from '#components/ui/live-region.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import control from '../ui/control.module.css';
import styles from './page-feedback.module.css';

/** The question whether the page was useful; votes are counted anonymously. Scripts send it without leaving the page (`sendFeedback`). */
export function PageFeedback() {
  const { feedback } = use(currentMessages());
  return (
    <div className={styles.feedback}>
      {/* The target of the redirect without scripts. */}
      <p id="thanks" className={styles.thanks}>
        {feedback.thanks}
      </p>
      <form action="/api/useful" method="post" data-feedback>
        <fieldset className={styles.question}>
          <legend>{feedback.question}</legend>{' '}
          <button type="submit" className={control.outline} name="useful" value="yes">
            {feedback.yes}
          </button>{' '}
          <button type="submit" className={control.outline} name="useful" value="no">
            {feedback.no}
          </button>
        </fieldset>
      </form>
      <LiveRegion as="p" tabIndex={-1} data-thanks={feedback.thanks} data-failed={feedback.failed} />
    </div>
  );
}
