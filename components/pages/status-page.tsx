import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { FragmentSlot } from '../ui/fragment-slot.tsx';
import { Page } from './page.tsx';
import styles from './status-page.module.css';

/** The template of the page with the state of the site. */
export function StatusPage() {
  const { status } = use(currentMessages());
  return (
    <Page heading={status.title} trail={[{ label: status.title }]}>
      <FragmentSlot />
      <p className={styles.help}>{status.help}</p>
    </Page>
  );
}
