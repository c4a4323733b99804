import { use } from 'react';
import { otherDisclosures } from '#content/messages/campus.ts';
import type { PublicInformation } from '#content/site/public-information.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { ContactOffice, WithOfficePhone } from '../contact/office-phone.tsx';
import { WriteLink } from '../contact/write-link.tsx';
import figures from '../study/figures.module.css';
import { DualDate } from '../text/dual-date.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { PhoneNumbers } from '../text/phone-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { PhoneFold } from '../ui/phone-fold.tsx';
import { Section } from '../ui/section.tsx';
import { CitizenCharter } from './citizen-charter.tsx';
import { DisclosureArchive } from './disclosure-archive.tsx';
import styles from './public-information.module.css';
import { ReportList } from './report-list.tsx';

/** The contacts for information and for complaints, and the appeal when they do not respond. */
function InformationOfficers({ officers, appeal }: Pick<PublicInformation, 'officers' | 'appeal'>) {
  return (
    <>
      {officers.length > 0 && (
        <ul className={styles.officers}>
          {officers.map(({ duty, name, about, phone, isWrittenTo }) => (
            <li key={duty.en} className={styles.officer}>
              <LinkedSiteText as="h3" text={duty} />
              {name && <LinkedSiteText as="p" text={name} />}
              <LinkedSiteText as="p" text={about} />
              {phone === null ? <ContactOffice /> : <PhoneNumbers phone={phone} className={styles.phone} />}
              {isWrittenTo && <WriteLink />}
            </li>
          ))}
        </ul>
      )}
      {appeal && <LinkedSiteText as="p" text={appeal} className={styles.text} />}
    </>
  );
}

const sections = ['charter', 'officers', 'disclosures', 'reports', 'university', 'elsewhere'] as const;

/** The sections of the page that have content, in their order. */
export function sectionsOf(information: PublicInformation): (typeof sections)[number][] {
  const { charter, officers, appeal, disclosures = [], reports, university } = information;
  const isFilled = {
    charter: charter.length > 0,
    officers: officers.length > 0 || appeal !== undefined,
    disclosures: disclosures.length > 0,
    reports: reports.length > 0,
    university: university.length > 0,
    elsewhere: true,
  };
  return sections.filter((section) => isFilled[section]);
}

/** The disclosures of a public body, with the date of their last review. */
export function PublicInformationBody({ information }: { information: PublicInformation }) {
  const locale = use(currentLocale());
  const { publicInformation: messages } = use(currentMessages());
  const { updatedOn, areSamples, lead, charter, officers, appeal, disclosures = [], reports, university } = information;
  const reviewed = updatedOn === undefined ? null : parseAdDate(updatedOn);
  const filled = new Set(sectionsOf(information));
  return (
    <WithOfficePhone>
      <div className={styles.information}>
        {(lead || reviewed) && (
          <div>
            {lead && <LinkedSiteText as="p" text={lead} className={styles.lead} />}
            {reviewed && (
              <p>
                {messages.updatedOn}: <DualDate date={reviewed} />
              </p>
            )}
          </div>
        )}
        {filled.has('charter') && (
          <Section id="charter" heading={messages.charter}>
            {areSamples && <p className={`${figures.samples} ${styles.sample}`}>{messages.samples}</p>}
            <PhoneFold summary={fillIn(messages.services, { count: charter.length }, locale)}>
              <CitizenCharter services={charter} />
            </PhoneFold>
          </Section>
        )}
        {filled.has('officers') && (
          <Section id="officers" heading={messages.officers}>
            <InformationOfficers officers={officers} appeal={appeal} />
          </Section>
        )}
        {filled.has('disclosures') && (
          <Section id="disclosures" heading={messages.disclosures}>
            <DisclosureArchive disclosures={disclosures} />
          </Section>
        )}
        {filled.has('reports') && (
          <Section
            id="reports"
            heading={messages.reports}
            more={<PageLink path="/publication">{messages.allReports}</PageLink>}
          >
            <ReportList kinds={reports} />
          </Section>
        )}
        {filled.has('university') && (
          <Section id="university" heading={messages.university}>
            <ul className={styles.links}>
              {university.map(({ label, url, help }) => (
                <li key={url}>
                  <a href={url}>
                    <LinkedSiteText text={label} />
                  </a>
                  <LinkedSiteText as="p" text={help} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section id="elsewhere" heading={messages.elsewhere}>
          <ul className={styles.actions}>
            {otherDisclosures.map(({ path, what }) => (
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
