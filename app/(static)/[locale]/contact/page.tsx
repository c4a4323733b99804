import { AddressCard } from '@/components/contact/address-card';
import styles from '@/components/contact/contact.module.css';
import { FindUs } from '@/components/contact/find-us';
import { OpeningHours } from '@/components/contact/opening-hours';
import { MenuPage } from '@/components/pages/menu-page';
import { JsonLd } from '@/components/ui/json-ld';
import { Outcome } from '@/components/ui/outcome';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { contact as content } from '@/content/pages/contact';
import { attempt } from '@/lib/campus/attempt';
import { getContact } from '@/lib/campus/contact';
import { currentLocale } from '@/lib/current-locale';
import { contactPage } from '@/lib/metadata/json-ld/contact-page';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/contact';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: content.description });

export default async function ContactPage() {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const contact = await attempt(getContact);
  return (
    <MenuPage path={path} locale={locale}>
      <div className={styles.contact}>
        <Outcome of={contact} empty={messages.frame.contactNone} messages={messages}>
          {(record) => <AddressCard contact={record} messages={messages} />}
        </Outcome>
        <OpeningHours locale={locale} messages={messages} />
        <FindUs locale={locale} messages={messages} />
      </div>
      <JsonLd data={contactPage(contact.ok ? contact.value : null, menuTrail(path).link.label[locale], locale)} />
    </MenuPage>
  );
}
