import { use } from 'react';
import { LiveRegion } from '#components/ui/live-region.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import ui from '../ui/ui.module.css';
import styles from './saved-copy.module.css';

/** The line on saved copies: from the reverse proxy (`showSavedCopy`), or from the device, where the service worker adds the age. */
export function SavedCopy() {
  const { layout } = use(currentMessages());
  return <LiveRegion as="p" className={`${ui.container} ${styles.line}`} data-saved-copy={layout.savedCopy} hidden />;
}
