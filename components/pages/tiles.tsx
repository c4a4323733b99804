import { use } from 'react';
import type { Localized } from '#content/locale.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import styles from './tiles.module.css';

interface TilesProps {
  names: readonly Localized[];
  /** A line below each name. */
  note: Localized | undefined;
  heading: 'h2' | 'h3';
}

/** Short names in boxes, such as subjects. */
export function Tiles({ names, note, heading: Heading }: TilesProps) {
  const locale = use(currentLocale());
  return (
    <ul className={styles.tiles}>
      {names.map((name) => (
        <li key={name.en} className={styles.tile}>
          <Heading lang={otherLanguageOf(name, locale) ?? undefined}>{name[locale]}</Heading>
          {note && <p lang={otherLanguageOf(note, locale) ?? undefined}>{note[locale]}</p>}
        </li>
      ))}
    </ul>
  );
}
