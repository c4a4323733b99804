import type { PagePart } from '@/content/pages/text-page';
import type { Locale } from '@/lib/locale';
import { LinkedText } from '../ui/linked-text';
import { DataTable } from './data-table';
import { Facts } from './facts';
import styles from './prose.module.css';

function Part({
  part: { heading, paragraphs = [], points, facts, table },
  locale,
}: {
  part: PagePart;
  locale: Locale;
}) {
  return (
    <section className={styles.part}>
      {heading && <h2>{heading[locale]}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph.en}>
          <LinkedText text={paragraph[locale]} locale={locale} />
        </p>
      ))}
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.en}>
              <LinkedText text={point[locale]} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      {facts && <Facts facts={facts} locale={locale} />}
      {table && <DataTable table={table} locale={locale} />}
    </section>
  );
}

/** The words of a page as `content/` has them. */
export function Prose({ parts, locale }: { parts: readonly PagePart[]; locale: Locale }) {
  return (
    <div className={styles.prose}>
      {parts.map((part) => (
        <Part key={part.heading?.en ?? 'lead'} part={part} locale={locale} />
      ))}
    </div>
  );
}
