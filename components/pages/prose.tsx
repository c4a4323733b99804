import { use } from 'react';
import type { Localized } from '#content/locale.ts';
import type { TextPart } from '#content/pages/text-page.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { LinkedText } from '../text/linked-text.tsx';
import { DataTable } from './data-table.tsx';
import { Facts } from './facts.tsx';
import styles from './prose.module.css';

/** The anchor of a part of a page. */
export const partId = (index: number): string => `part-${index + 1}`;

interface PartProps {
  part: TextPart;
  id: string;
}

/** Whether the points have several lines each, on average. */
const isLong = (points: readonly Localized[]) =>
  points.reduce((sum, { en }) => sum + en.length, 0) / points.length > 120;

function Part({ part: { heading, paragraphs = [], points, facts, table }, id }: PartProps) {
  const locale = use(currentLocale());
  const Element = heading ? 'section' : 'div';
  return (
    <Element className={styles.part}>
      {heading && <h2 id={id}>{heading[locale]}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph.en}>
          <LinkedText text={paragraph[locale]} />
        </p>
      ))}
      {points && (
        <ul className={isLong(points) ? styles.long : styles.points}>
          {points.map((point) => (
            <li key={point.en}>
              <LinkedText text={point[locale]} />
            </li>
          ))}
        </ul>
      )}
      {facts && <Facts facts={facts} />}
      {table && <DataTable table={table} />}
    </Element>
  );
}

/** The text of a page from `content/`. */
export function Prose({ parts }: { parts: readonly TextPart[] }) {
  return (
    <div className={styles.prose}>
      {parts.map((part, index) => (
        <Part key={part.heading?.en ?? 'lead'} part={part} id={partId(index)} />
      ))}
    </div>
  );
}
