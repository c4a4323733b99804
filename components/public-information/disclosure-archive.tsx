import { disclosureHeadingIds, disclosureHeadings } from '#content/disclosure-headings.ts';
import type { Disclosure } from '#content/site/public-information.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { getPublications } from '#lib/site/content-cache/readers.ts';
import { bikramSambatMonths, fiscalYearName, monthsOfQuarter, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { FileLinks } from '../files/file-links.tsx';
import { DualDate } from '../text/dual-date.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import styles from './disclosure-archive.module.css';
import { disclosuresByYear } from './disclosures-by-year.ts';

interface QuarterProps {
  disclosure: Disclosure;
  /** The publication with its files. */
  publication: Publication | undefined;
}

async function Quarter({ disclosure, publication }: QuarterProps) {
  const locale = await currentLocale();
  const { publicInformation: messages, files } = await currentMessages();
  const { quarter, publishedOn, entries } = disclosure;
  const [first, last] = monthsOfQuarter(quarter).map((month) => bikramSambatMonths[locale][month - 1] ?? '');
  const name = fillIn(messages.quarterName, { quarter, first: first ?? '', last: last ?? '' }, locale);
  const inOrder = disclosureHeadingIds.flatMap((id, index) =>
    entries.filter(({ heading }) => heading === id).map(({ text }) => ({ id, number: index + 1, text })),
  );
  return (
    <details className={styles.quarter}>
      <summary>{name}</summary>
      <div className={styles.content}>
        <p>
          {messages.publishedOn}: <DualDate date={parseAdDate(publishedOn)} />
        </p>
        {publication && (
          <FileLinks
            files={await sizeAttachments(publication.attachments)}
            label={`${name}, ${files.attachments}`}
            locale={locale}
          />
        )}
        {inOrder.length > 0 && (
          <ol className={styles.entries}>
            {inOrder.map(({ id, number, text }) => (
              <li key={id} value={number}>
                <h4>{disclosureHeadings[id][locale]}</h4>
                <LinkedSiteText as="p" text={text} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

/** The quarterly disclosures by fiscal year, the newest first; a missing publication leaves out only its files. */
export async function DisclosureArchive({ disclosures }: { disclosures: readonly Disclosure[] }) {
  const locale = await currentLocale();
  const { publicInformation: messages } = await currentMessages();
  const publications = await attempt(getPublications);
  const byId = new Map((publications.ok ? publications.value : []).map((each) => [each.id, each]));
  const years = disclosuresByYear(disclosures);
  return (
    <>
      <p className={styles.lead}>{messages.disclosuresLead}</p>
      {years.map(([year, list]) => (
        <div key={year} className={styles.year}>
          <h3>{fillIn(messages.fiscalYear, { year: localizeDigits(fiscalYearName(year), locale) }, locale)}</h3>
          {list.map((disclosure) => (
            <Quarter
              key={disclosure.quarter}
              disclosure={disclosure}
              publication={byId.get(String(disclosure.publication))}
            />
          ))}
        </div>
      ))}
    </>
  );
}
