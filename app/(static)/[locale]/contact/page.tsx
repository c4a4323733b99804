import { AddressCard } from '#components/contact/address-card.tsx';
import styles from '#components/contact/contact.module.css';
import { MapCard } from '#components/contact/map-card.tsx';
import { WithOfficePhone } from '#components/contact/office-phone.tsx';
import { OpeningHours } from '#components/contact/opening-hours.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Loaded } from '#components/ui/loaded.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { contactContent as content } from '#content/pages/contact.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import { getContact } from '#lib/content-store/readers.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { contactPage } from '#lib/seo/json-ld/contact-page.ts';

const page = menuPage('/contact', content, async () => {
  const locale = await currentLocale();
  const { layout } = await currentMessages();
  const contact = await attempt(getContact);
  return (
    <>
      <div className={styles.contact}>
        <Loaded of={contact} empty={layout.contactNone}>
          {(record) => <AddressCard contact={record} />}
        </Loaded>
        <OpeningHours />
        <WithOfficePhone className={styles.mapCard}>
          <MapCard />
        </WithOfficePhone>
      </div>
      <JsonLd data={contactPage(contact.ok ? contact.value : null, menuTrail('/contact').link.label[locale], locale)} />
    </>
  );
});

export const { generateMetadata } = page;
export default page.render;
