import { use } from 'react';
import { allNotices } from '#content/site/categories.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { getCategory } from '#lib/site/site-content/readers.ts';
import control from '../../ui/control.module.css';
import styles from './push-button.module.css';

interface PushButtonProps {
  department: string;
}

/** Subscribes the browser to push messages about new notices (`controls/push.ts`). */
export function PushButton({ department }: PushButtonProps) {
  const locale = use(currentLocale());
  const { notifications } = use(getCategory(department));
  return (
    <div
      className={styles.push}
      data-script="push"
      data-department={department}
      data-stop={notifications.stop[locale]}
      data-stop-all={allNotices.notifications.stop[locale]}
    >
      <button type="button" className={control.button}>
        {notifications.notify[locale]}
      </button>
      <p role="status" />
    </div>
  );
}
