import { initialsOf } from '#lib/people/initials.ts';
import type { Staff } from '#lib/upstream/types.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  person: Pick<Staff, 'fullName' | 'picture'>;
  /** How wide the layout shows it. */
  sizes: string;
  /** The widest that a screen needs, in its own points. */
  width?: number;
  className?: string | undefined;
}

/**
 * Drawn initials and, over them, a person's picture where there is one: one that does not come leaves the initials. The
 * name stands beside it, so neither is read out.
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
