import { Loaded } from '#components/ui/loaded.tsx';
import type { ReportKind } from '#content/site/public-information.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { getPublications } from '#lib/site/content-cache/readers.ts';
import { FileLinks } from '../files/file-links.tsx';
import { DualDate } from '../text/dual-date.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './public-information.module.css';
import { reportsOf } from './reports-of.ts';

async function Report({ publication }: { publication: Publication }) {
  const locale = await currentLocale();
  const { files } = await currentMessages();
  const { id, description, published, attachments } = inLanguage(publication, locale);
  return (
    <li>
      <PageLink path={`/publication#publication-${id}`}>
        <UpstreamText text={description} />
      </PageLink>{' '}
      <DualDate date={published} className={styles.date} />
      <FileLinks files={await sizeAttachments(attachments)} label={files.attachments} locale={locale} />
    </li>
  );
}

interface ReportsProps {
  kind: ReportKind;
  publications: readonly Publication[];
}

async function Reports({ kind, publications }: ReportsProps) {
  const locale = await currentLocale();
  const { publicInformation: messages } = await currentMessages();
  const reports = reportsOf(kind, publications);
  return (
    <section aria-label={kind.name[locale]}>
      <LinkedSiteText as="h3" text={kind.name} />
      {reports.length + kind.documents.length === 0 ? (
        <p>{messages.noReport}</p>
      ) : (
        <ul className={styles.reports}>
          {kind.documents.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>
                <LinkedSiteText text={label} />
              </a>
            </li>
          ))}
          {reports.map((publication) => (
            <Report key={publication.id} publication={publication} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The reports of a public body, from the publications. */
export async function ReportList({ kinds }: { kinds: readonly ReportKind[] }) {
  const { states } = await currentMessages();
  const publications = await attempt(getPublications);
  // A wrapped list: each kind shows its message for an empty list.
  const wrapped = publications.ok ? { ok: true as const, value: { list: publications.value } } : publications;
  return (
    <Loaded of={wrapped} empty={states.comingSoon}>
      {({ list }) => (
        <div className={styles.kinds}>
          {kinds.map((kind) => (
            <Reports key={kind.name.en} kind={kind} publications={list} />
          ))}
        </div>
      )}
    </Loaded>
  );
}
