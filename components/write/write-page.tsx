import type { ReactNode } from 'react';
import { ContactWays } from '#components/contact/contact-list.tsx';
import { Outcome } from '#components/ui/result-message.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import { getContact } from '#lib/content-store/readers.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { Page } from '../pages/page.tsx';
import styles from './write.module.css';

/** The page around the form, with the ways to reach the campus that need none. */
export async function WritePage({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const { frame, write: words } = await currentMessages();
  const trail = [{ label: menuTrail('/contact').link.label[locale], path: '/contact' }, { label: words.title }];
  const contact = await attempt(getContact);
  return (
    <Page heading={words.title} trail={trail}>
      <div className={styles.page}>
        <p>{words.lead}</p>
        {children}
        <section className={styles.ways} aria-labelledby="other-ways">
          <h2 id="other-ways">{words.otherWays}</h2>
          <Outcome of={contact} empty={frame.contactNone}>
            {(record) => (
              <dl>
                <ContactWays contact={record} />
              </dl>
            )}
          </Outcome>
        </section>
      </div>
    </Page>
  );
}
