import { Fragment, use } from 'react';
import { PhoneNumbers } from '#components/text/phone-link.tsx';
import type { Service } from '#content/site/page.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { OpenState } from '../text/open-state.tsx';
import { SiteText } from '../text/site-text.tsx';
import styles from './service-facts.module.css';

/** Hours, fee and phone of a service in one line below the heading, with whether it is open now. */
export function ServiceFacts({ service: { hours = [], fee, phone } }: { service: Service }) {
  const { contact, layout } = use(currentMessages());
  return (
    <dl className={styles.facts}>
      {hours.length > 0 && (
        <div>
          <dt>{contact.hours}</dt>
          <dd>
            <OpenState hours={hours} className={styles.open} />{' '}
            {hours.map((line, index) => (
              <Fragment key={line.days.en}>
                {index > 0 && '; '}
                <SiteText of={line.days} />{' '}
                <span className={styles.hours}>
                  <SiteText of={line.hours} />
                </span>
              </Fragment>
            ))}
          </dd>
        </div>
      )}
      {fee && (
        <div>
          <dt>{contact.fee}</dt>
          <dd>
            <SiteText of={fee} />
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{layout.phone}</dt>
          <dd>
            <PhoneNumbers phone={phone} className={styles.phone} />
          </dd>
        </div>
      )}
    </dl>
  );
}
