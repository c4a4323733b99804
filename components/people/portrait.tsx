import type { Staff } from '#lib/site/campus-client/types.ts';
import { initialsOf } from '#lib/site/people/initials.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  person: Pick<Staff, 'fullName' | 'picture'>;
  /** The width in the layout. */
  sizes: string;
  /** The maximum width in CSS pixels. */
  width?: number;
  className?: string | undefined;
}

/**
 * Drawn initials and, over them, a person's picture if there is one; the initials stay if it fails to load. Hidden from screen readers,
 * since the name is beside it.
 */
export function Portrait({ person, sizes, width = 400, className }: PortraitProps) {
  return (
    <span className={className ? `${styles.portrait} ${className}` : styles.portrait}>
      <svg viewBox="0 0 100 120" aria-hidden="true">
        <text x="50" y="74">
          {initialsOf(person.fullName)}
        </text>
      </svg>
      {person.picture && (
        <StoredPicture
          kind="profile"
          fileName={person.picture}
          alt=""
          width={width}
          height={width * 1.2}
          sizes={sizes}
          className={styles.picture}
        />
      )}
    </span>
  );
}
