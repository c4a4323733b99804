import { departments as messages } from '#content/messages/campus.ts';
import { people as peopleMessages } from '#content/messages/people.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { DEPARTMENTS, departmentMailPath, departmentPath, localPath } from '#lib/platform/routes/paths.ts';
import { readDepartmentPeople } from '#lib/site/people/read-department.ts';
import { departmentGraph } from '#lib/site/seo/programmes.ts';
import { knownDepartments } from '#lib/site/site-content/department-readers.ts';
import type { Department } from '#lib/site/site-content/departments.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';
import { OfficeCard } from '../pages/office-card.tsx';
import { Page } from '../pages/page.tsx';
import { PageFeedback } from '../pages/page-feedback.tsx';
import { SideNav } from '../pages/side-nav.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { MailLink } from '../text/mail-link.tsx';
import { OpenState } from '../text/open-state.tsx';
import { PhoneNumbers } from '../text/phone-link.tsx';
import { SiteText } from '../text/site-text.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { MoreRecords } from '../ui/more-records.tsx';
import { Section } from '../ui/section.tsx';
import ui from '../ui/ui.module.css';
import { DepartmentNotices, DepartmentProgrammes } from './department-lists.tsx';
import styles from './department-page.module.css';
import { PeopleList } from './people-list.tsx';
import { Fact, Facts } from './person-facts.tsx';

/** Telephone, email, place and hours of a department; nothing without any. */
async function ContactOf({ department: { id, phone, email, place, hours = [] } }: { department: Department }) {
  const locale = await currentLocale();
  if (!(phone || email || place) && hours.length === 0) return null;
  return (
    <Section id="contact" heading={messages.contact[locale]}>
      <Facts>
        <Fact label={peopleMessages.phone[locale]}>{phone && <PhoneNumbers phone={phone} />}</Fact>
        <Fact label={peopleMessages.email[locale]}>
          {email && <MailLink email={email} href={departmentMailPath(id)} />}
        </Fact>
        <Fact label={messages.place[locale]}>{place && <SiteText of={place} />}</Fact>
        <Fact label={messages.hours[locale]}>
          {hours.length > 0 && (
            <>
              {hours.map((line) => (
                <p key={line.days.en}>
                  <SiteText of={line.days} />{' '}
                  <span className={ui.unbroken}>
                    <SiteText of={line.hours} />
                  </span>
                </p>
              ))}
              <OpenState hours={hours} />
            </>
          )}
        </Fact>
      </Facts>
    </Section>
  );
}

/** People of a department: more than one has, but a foreign API may invent any number. */
const MAX_PEOPLE = 200;

/** The page of an academic department: introduction, head, people, programmes, notices and contact. */
export async function DepartmentPage({ department }: { department: Department }) {
  const locale = await currentLocale();
  const { head, headName, others } = await readDepartmentPeople(department);
  const trail = [{ label: await pageLabel(DEPARTMENTS), path: DEPARTMENTS }, { label: department.name[locale] }];
  const links = (await knownDepartments()).map(({ id, name }) => ({
    label: <SiteText of={name} />,
    href: localPath(departmentPath(id), locale),
    isCurrent: id === department.id,
  }));
  const list = { hasId: () => true, isDepartment: true };
  return (
    <Page
      heading={<SiteText of={department.name} />}
      path={DEPARTMENTS}
      trail={trail}
      sidebar={
        <>
          <ContactOf department={department} />
          <SideNav heading={messages.title[locale]} links={links} />
          <OfficeCard />
        </>
      }
    >
      <div className={styles.department}>
        {department.about.length > 0 && (
          <div className={styles.about}>
            {department.about.map((text) => (
              <LinkedSiteText key={text.en} as="p" text={text} />
            ))}
          </div>
        )}
        {(head || headName) && (
          <Section id="head" heading={messages.head[locale]}>
            {head ? <PeopleList people={[head]} {...list} /> : <UpstreamText as="p" text={headName ?? ''} />}
          </Section>
        )}
        {others.length > 0 && (
          <Section id="people" heading={messages.people[locale]}>
            <PeopleList people={others.slice(0, MAX_PEOPLE)} {...list} />
            <MoreRecords count={others.length - MAX_PEOPLE} path="/staff">
              {await pageLabel('/staff')}
            </MoreRecords>
          </Section>
        )}
        <DepartmentProgrammes department={department} />
        <DepartmentNotices words={department.inNotices ?? []} />
        <PageFeedback />
      </div>
      <JsonLd data={await departmentGraph(department, locale)} />
    </Page>
  );
}
