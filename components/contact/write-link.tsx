import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { WRITE } from '#lib/platform/routes/paths.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { PageLink } from '../ui/page-link.tsx';
import styles from './contact.module.css';

/** A link to the message form, if the campus accepts messages. */
export function WriteLink() {
  const { write } = use(currentMessages());
  if (environment().enquiryDelivery === null) return null;
  return (
    <p>
      <PageLink path={WRITE} className={styles.writeLink}>
        {write.title}
      </PageLink>
    </p>
  );
}
