import styles from './chart-list.module.css';
import type { ChartNode } from './layout.ts';

/** The chart as lists within lists. */
export function ChartList({ nodes }: { nodes: readonly ChartNode[] }) {
  return (
    <ul className={styles.list}>
      {nodes.map(({ label, lang, children }) => (
        <li key={label}>
          {lang ? <span lang={lang}>{label}</span> : label}
          {children.length > 0 && <ChartList nodes={children} />}
        </li>
      ))}
    </ul>
  );
}
