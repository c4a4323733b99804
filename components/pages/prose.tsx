import { use } from 'react';
import type { Localized } from '#content/locale.ts';
import type { PagePart } from '#content/site/page.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { LinkedText } from '../text/linked-text.tsx';
import { PhoneFold } from '../ui/phone-fold.tsx';
import { DataTable, isWordy } from './data-table.tsx';
import { Facts } from './facts.tsx';
import styles from './prose.module.css';
import { Tiles } from './tiles.tsx';

/** The anchor of a part of a page. */
export const partId = (index: number): string => `part-${index + 1}`;

interface PartProps {
  part: PagePart;
  id: string;
  isFirst: boolean;
}

/** The longest first paragraph that is large, in characters. */
const MAX_SENTENCE = 180;

/** Whether the points have several lines each, on average. */
const isLong = (points: readonly Localized[]) =>
  points.reduce((sum, { en }) => sum + en.length, 0) / points.length > 120;

function Part({ part, id, isFirst }: PartProps) {
  const { heading, paragraphs = [], points = [], facts = [], table, tiles = [], tileNote } = part;
  const locale = use(currentLocale());
  const Element = heading ? 'section' : 'div';
  return (
    <Element className={styles.part}>
      {heading && (
        <h2 id={id} lang={otherLanguageOf(heading, locale) ?? undefined}>
          {heading[locale]}
        </h2>
      )}
      {paragraphs.map((paragraph, index) => (
        <p
          key={paragraph.en}
          className={isFirst && index === 0 && paragraph.en.length <= MAX_SENTENCE ? styles.sentence : undefined}
          lang={otherLanguageOf(paragraph, locale) ?? undefined}
        >
          <LinkedText text={paragraph[locale]} />
        </p>
      ))}
      {points.length > 0 && (
        <ul className={isLong(points) ? styles.long : styles.points}>
          {points.map((point) => (
            <li key={point.en} lang={otherLanguageOf(point, locale) ?? undefined}>
              <LinkedText text={point[locale]} />
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {table && (
        <div className={styles.table}>
          {isWordy(table, locale) && table.caption[locale] ? (
            <PhoneFold summary={table.caption[locale]}>
              <DataTable table={table} />
            </PhoneFold>
          ) : (
            <DataTable table={table} />
          )}
        </div>
      )}
      {tiles.length > 0 && <Tiles names={tiles} note={tileNote} heading={heading ? 'h3' : 'h2'} />}
    </Element>
  );
}

/** The parts of a page of text. */
export function Prose({ parts }: { parts: readonly PagePart[] }) {
  return (
    <div className={styles.prose}>
      {parts.map((part, index) => (
        <Part key={partId(index)} part={part} id={partId(index)} isFirst={index === 0} />
      ))}
    </div>
  );
}
