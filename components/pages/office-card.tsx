import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { firstTelephone } from '#lib/platform/i18n/telephone.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import { findDocument, pageLabel } from '#lib/site/site-content/readers.ts';
import { OpenState } from '../text/open-state.tsx';
import { PhoneLink } from '../text/phone-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './office-card.module.css';

/** The office's telephone, whether it is open, and the page of the contact; nothing without a telephone. By default on wide screens only: phones have it in the header. */
export async function OfficeCard({ isOnPhones = false }: { isOnPhones?: boolean }) {
  const { layout } = await currentMessages();
  const contact = await attempt(getContact);
  const phone = firstTelephone((contact.ok && contact.value?.phone) || '');
  if (!phone) return null;
  const hours = (await findDocument('place'))?.openingHours ?? [];
  return (
    <section aria-labelledby="office" className={isOnPhones ? styles.office : `${styles.office} ${styles.wide}`}>
      <h2 id="office">{layout.contactOffice}</h2>
      <p>
        <PhoneLink phone={phone}>{phone}</PhoneLink> <OpenState hours={hours} />
      </p>
      <PageLink path="/contact">{await pageLabel('/contact')}</PageLink>
    </section>
  );
}
