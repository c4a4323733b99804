import { use } from 'react';
import { courses } from '#content/pages/courses.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import styles from './course-tiles.module.css';

/** Placeholder tiles, one per subject. */
export function CourseTiles() {
  const locale = use(currentLocale());
  return (
    <ul className={styles.tiles}>
      {courses.tiles.map((tile) => (
        <li key={tile.en} className={styles.tile}>
          <h2>{tile[locale]}</h2>
          <p>{courses.placeholder[locale]}</p>
        </li>
      ))}
    </ul>
  );
}
