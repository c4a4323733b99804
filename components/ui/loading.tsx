import { useEffect, useRef } from 'react';
import styles from './loading.module.css';
import { showLoading } from './show-loading.ts';

/** A spinner with a label in a live region, shown after a delay, for content that loads in the browser. */
export function Loading({ label, className = '' }: { label: string; className?: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const loading = `${styles.loading} ${className}`;
  useEffect(() => {
    if (element.current) return showLoading(element.current, { loading, spinner: `${styles.spinner}` }, label);
  }, [label, loading]);
  return <p ref={element} role="status" className={loading} />;
}
