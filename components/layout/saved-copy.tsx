import { use } from 'react';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import ui from '../ui/ui.module.css';
import styles from './saved-copy.module.css';

/** Says that a page is a saved copy: a front's (`showSavedCopy`), or one kept on the device, whose age the service worker writes into it. */
export function SavedCopy() {
  const { frame } = use(currentMessages());
  return (
    <p className={`${ui.container} ${styles.line}`} data-saved-copy={frame.savedCopy} hidden suppressHydrationWarning>
      {'\u00a0'}
    </p>
  );
}
