import { AddressCard } from '#components/contact/address-card.tsx';
import styles from '#components/contact/contact.module.css';
import { FindUs } from '#components/contact/find-us.tsx';
import { OpeningHours } from '#components/contact/opening-hours.tsx';
import { MenuPage } from '#components/pages/menu-page.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { contact as content } from '#content/pages/contact.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import { getContact } from '#lib/content-store/readers.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { contactPage } from '#lib/seo/json-ld/contact-page.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/contact';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: content.description });

export default async function ContactPage() {
  const locale = await currentLocale();
  const { frame } = await currentMessages();
  const contact = await attempt(getContact);
  return (
    <MenuPage path={path}>
      <div className={styles.contact}>
        <Outcome of={contact} empty={frame.contactNone}>
          {(record) => <AddressCard contact={record} />}
        </Outcome>
        <OpeningHours />
        <FindUs />
      </div>
      <JsonLd data={contactPage(contact.ok ? contact.value : null, menuTrail(path).link.label[locale], locale)} />
    </MenuPage>
  );
}
