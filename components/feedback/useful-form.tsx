import type { Messages } from '#content/messages/index.ts';
import control from '../ui/control.module.css';
import styles from './useful.module.css';

/** A plain form of two buttons; with scripts the page stays as it is (`sendUseful`). */
export function UsefulForm({ labels }: { labels: Messages['useful'] }) {
  return (
    <>
      <form action="/api/useful" method="post" data-useful>
        <fieldset className={styles.question}>
          <legend>{labels.question}</legend>{' '}
          <button type="submit" className={control.outline} name="useful" value="yes">
            {labels.yes}
          </button>{' '}
          <button type="submit" className={control.outline} name="useful" value="no">
            {labels.no}
          </button>
        </fieldset>
      </form>
      <p tabIndex={-1} data-thanks={labels.thanks} data-failed={labels.failed} suppressHydrationWarning />
    </>
  );
}
