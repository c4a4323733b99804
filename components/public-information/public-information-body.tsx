import { use } from 'react';
import { publicInformationContent } from '#content/pages/public-information.ts';
import { isAdDate } from '#lib/calendar/index.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { WithOfficePhone } from '../contact/office-phone.tsx';
import figures from '../study/figures.module.css';
import { DualDate } from '../text/dual-date.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { CitizenCharter } from './citizen-charter.tsx';
import { InformationOfficers } from './information-officers.tsx';
import styles from './public-information.module.css';
import { ReportList } from './report-list.tsx';

/** The disclosures of a public body, with the date of their last review. */
export function PublicInformationBody() {
  const locale = use(currentLocale());
  const { publicInformation: messages } = use(currentMessages());
  const { updatedOn, areSamples, lead, university, elsewhere } = publicInformationContent;
  return (
    <WithOfficePhone>
      <div className={styles.information}>
        <div>
          <p className={styles.lead}>{lead[locale]}</p>
          {isAdDate(updatedOn) && (
            <p>
              {messages.updatedOn}: <DualDate date={updatedOn} />
            </p>
          )}
        </div>
        <Section id="charter" heading={messages.charter}>
          {areSamples && <p className={`${figures.samples} ${styles.sample}`}>{messages.samples}</p>}
          <CitizenCharter />
        </Section>
        <Section id="officers" heading={messages.officers}>
          <InformationOfficers />
        </Section>
        <Section
          id="reports"
          heading={messages.reports}
          more={<PageLink path="/publication">{messages.allReports}</PageLink>}
        >
          <ReportList />
        </Section>
        <Section id="university" heading={messages.university}>
          <ul className={styles.links}>
            {university.map(({ label, url, help }) => (
              <li key={url}>
                <a href={url}>{label[locale]}</a>
                <p>{help[locale]}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="elsewhere" heading={messages.elsewhere}>
          <ul className={styles.actions}>
            {elsewhere.map(({ path, what }) => (
              <li key={path}>
                <PageLink path={path}>{what[locale]}</PageLink>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </WithOfficePhone>
  );
}
