import { useEffect, useState } from 'react';
import styles from './loading.module.css';

/** Shorter waits show no message. */
const DELAY_MS = 200;

/** A spinner with a label in a live region, shown after 200 ms, for content that loads in the browser. */
export function Loading({ label, className = '' }: { label: string; className?: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
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
