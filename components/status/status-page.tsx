import { use } from 'react';
import { FragmentSlot } from '#components/fragments/fragment-slot.tsx';
import { readStatus } from '#lib/content-store/read-status.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { Page } from '../pages/page.tsx';
import { HealthList } from './health-list.tsx';
import styles from './status-page.module.css';

/** The state of the site. The template is without the current state. */
export function StatusPage({ isTemplate = false }: { isTemplate?: boolean }) {
  const { status } = use(currentMessages());
  return (
    <Page heading={status.title} trail={[{ label: status.title }]}>
      {isTemplate ? <FragmentSlot /> : <CurrentStates />}
      <p className={styles.help}>{status.help}</p>
    </Page>
  );
}

async function CurrentStates() {
  return <HealthList of={await readStatus()} locale={await currentLocale()} />;
}
