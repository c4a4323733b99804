import { AddressCard } from '#components/contact/address-card.tsx';
import styles from '#components/contact/contact.module.css';
import { hasMap, MapCard } from '#components/contact/map-card.tsx';
import { OpeningHours } from '#components/contact/opening-hours.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Loaded } from '#components/ui/loaded.tsx';
import { contact as messages } from '#content/messages/campus.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import { contactPage } from '#lib/site/seo/campus.ts';
import { findDocument, pageLabel } from '#lib/site/site-content/readers.ts';

const page = menuPage('/contact', messages, async () => {
  const locale = await currentLocale();
  const { layout } = await currentMessages();
  const contact = await attempt(getContact);
  const place = await findDocument('place');
  const hours = place?.openingHours ?? [];
  return (
    <>
      <div className={hasMap(place) ? `${styles.contact} ${styles.withMap}` : styles.contact}>
        <Loaded of={contact} empty={layout.contactNone}>
          {(record) => <AddressCard contact={record} />}
        </Loaded>
        {hours.length > 0 && <OpeningHours hours={hours} />}
        {hasMap(place) && (
          <div className={styles.mapCard}>
            <MapCard place={place} />
          </div>
        )}
      </div>
      <JsonLd data={await contactPage(contact.ok ? contact.value : null, await pageLabel('/contact'), locale)} />
    </>
  );
});

export const { generateMetadata } = page;
export default page.render;
