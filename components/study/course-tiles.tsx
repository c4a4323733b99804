import type { Locale } from '#content/locale.ts';
import { courses } from '#content/pages/courses.ts';
import styles from './course-tiles.module.css';

/** A tile a subject, each still a placeholder. */
export function CourseTiles({ locale }: { locale: Locale }) {
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
