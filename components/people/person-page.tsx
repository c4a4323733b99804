import { people as messages } from '#content/messages/people.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { mailPath } from '#lib/platform/routes/paths.ts';
import type { PersonOfPage, Seat } from '#lib/site/people/person-pages.ts';
import { personGraph } from '#lib/site/seo/people.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';
import { OfficeCard } from '../pages/office-card.tsx';
import { Page } from '../pages/page.tsx';
import { PageFeedback } from '../pages/page-feedback.tsx';
import { MailLink } from '../text/mail-link.tsx';
import { OtherLanguage } from '../text/other-language.tsx';
import { PageName } from '../text/page-name.tsx';
import { PhoneNumbers } from '../text/phone-link.tsx';
import { UpstreamName } from '../text/upstream-name.tsx';
import { UpstreamParagraphs } from '../text/upstream-paragraphs.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { DepartmentLink } from './department-link.tsx';
import { Fact, Facts } from './person-facts.tsx';
import styles from './person-page.module.css';
import { Portrait } from './portrait.tsx';

/** A committee or a list of the person, with the role there. */
function SeatItem({ path, group, person }: Seat) {
  return (
    <li>
      <PageLink path={path}>{group.heading ? <UpstreamName name={group.heading} /> : <PageName of={path} />}</PageLink>
      {person.designation && <UpstreamName as="p" name={person.designation} className={styles.role} />}
    </li>
  );
}

/** The page of a person: what the lists show of them, and what the campus has written beyond. */
export async function PersonPage({ person: record, path, seats }: PersonOfPage) {
  const locale = await currentLocale();
  const person = inLanguage(record, locale);
  const { fullName, designation, department, phone, email, subjects, officeHours, publications = '', about } = person;
  const works = publications.split('\n').filter((line) => line.trim() !== '');
  const trail = [{ label: await pageLabel(path), path }, { label: fullName }];
  return (
    <Page
      heading={<UpstreamText text={fullName} />}
      trail={trail}
      lead={designation && <UpstreamName name={designation} />}
      sidebar={
        <>
          {seats.length > 0 && (
            <Section id="seats" heading={messages.seats[locale]}>
              <ul className={styles.seats}>
                {seats.map((seat) => (
                  <SeatItem
                    key={`${seat.path} ${seat.group.id}`}
                    {...seat}
                    group={inLanguage(seat.group, locale)}
                    person={inLanguage(seat.person, locale)}
                  />
                ))}
              </ul>
            </Section>
          )}
          <OfficeCard />
        </>
      }
    >
      <div className={styles.person}>
        <div className={styles.head}>
          <Portrait person={person} sizes="(width > 667px) 200px, 30vw" />
          <Facts>
            <Fact label={messages.department[locale]}>{department && <DepartmentLink name={department} />}</Fact>
            <Fact label={messages.subjects[locale]}>{subjects && <UpstreamText text={subjects} />}</Fact>
            <Fact label={messages.officeHours[locale]}>{officeHours && <UpstreamText text={officeHours} />}</Fact>
            <Fact label={messages.phone[locale]}>{phone && <PhoneNumbers phone={phone} />}</Fact>
            <Fact label={messages.email[locale]}>{email && <MailLink email={email} href={mailPath(person.id)} />}</Fact>
          </Facts>
        </div>
        {about && (
          <Section id="about" heading={messages.about[locale]}>
            <div className={styles.text}>
              <OtherLanguage of={about} what="page" />
              <UpstreamParagraphs text={about} />
            </div>
          </Section>
        )}
        {works.length > 0 && (
          <Section id="publications" heading={messages.publications[locale]}>
            <ul className={styles.list}>
              {works.map((work) => (
                <UpstreamText key={work} as="li" text={work} />
              ))}
            </ul>
          </Section>
        )}
      </div>
      <PageFeedback />
      <JsonLd data={await personGraph(person, locale)} />
    </Page>
  );
}
