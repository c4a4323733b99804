// For the styles of the fragment.
import '#components/fragments/write.tsx';
import type { ReactNode } from 'react';
import list from '#components/contact/contact-list.module.css';
import { ContactList } from '#components/contact/contact-list.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { Loaded } from '#components/ui/loaded.tsx';
import styles from '#components/write/write.module.css';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import { writeTitle } from '#lib/site/seo/template-metadata.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';

/** The page around the message form, with the other contacts of the campus. */
async function WritePage({ children }: { children: ReactNode }) {
  const { layout, write: messages } = await currentMessages();
  const isOff = environment().enquiryDelivery === null;
  const heading = writeTitle()[await currentLocale()];
  const trail = [{ label: await pageLabel('/contact'), path: '/contact' }, { label: heading }];
  const contact = await attempt(getContact);
  return (
    <Page
      heading={heading}
      trail={trail}
      lead={isOff ? undefined : messages.lead}
      sidebar={
        <section className={styles.contact} aria-labelledby="other-ways">
          <h2 id="other-ways">{messages.otherWays}</h2>
          <Loaded of={contact} empty={layout.contactNone}>
            {(record) => (
              <dl className={list.fields}>
                <ContactList contact={record} />
              </dl>
            )}
          </Loaded>
        </section>
      }
    >
      <div className={styles.page}>{children}</div>
    </Page>
  );
}

export { writeMetadata as generateMetadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default function WriteTemplate() {
  return (
    <WritePage>
      <FragmentSlot />
    </WritePage>
  );
}
