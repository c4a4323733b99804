import { useEffect, useState } from 'react';
import styles from './loading.module.css';

/** A wait shorter than this is not worth a word. */
const PATIENCE_MS = 200;

/** A spinner with its word, in a live region, from 200 ms on: for what the browser fills in. */
export function Loading({ label, className = '' }: { label: string; className?: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={`${styles.loading} ${className}`}>
      {late && (
        <>
          <span aria-hidden="true" className={styles.spinner} />
          {label}
        </>
      )}
    </p>
  );
}
