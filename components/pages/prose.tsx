import type { Locale, Localized } from '#content/locale.ts';
import type { PagePart } from '#content/pages/text-page.ts';
import { LinkedText } from '../ui/linked-text.tsx';
import { DataTable } from './data-table.tsx';
import { Facts } from './facts.tsx';
import styles from './prose.module.css';

/** Where the part stands on its page. */
export const partId = (index: number): string => `part-${index + 1}`;

interface PartProps {
  part: PagePart;
  id: string;
  locale: Locale;
}

/** Points of several lines each, on average. */
const isLong = (points: readonly Localized[]) =>
  points.reduce((sum, { en }) => sum + en.length, 0) / points.length > 120;

function Part({ part: { heading, paragraphs = [], points, facts, table }, id, locale }: PartProps) {
  const Element = heading ? 'section' : 'div';
  return (
    <Element className={styles.part}>
      {heading && <h2 id={id}>{heading[locale]}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph.en}>
          <LinkedText text={paragraph[locale]} locale={locale} />
        </p>
      ))}
      {points && (
        <ul className={isLong(points) ? styles.long : styles.points}>
          {points.map((point) => (
            <li key={point.en}>
              <LinkedText text={point[locale]} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      {facts && <Facts facts={facts} locale={locale} />}
      {table && <DataTable table={table} locale={locale} />}
    </Element>
  );
}

/** The words of a page as `content/` has them. */
export function Prose({ parts, locale }: { parts: readonly PagePart[]; locale: Locale }) {
  return (
    <div className={styles.prose}>
      {parts.map((part, index) => (
        <Part key={part.heading?.en ?? 'lead'} part={part} id={partId(index)} locale={locale} />
      ))}
    </div>
  );
}
