import { Fragment } from 'react';
import type { Mark } from '#lib/site/search/highlights.ts';
import styles from './marked-text.module.css';
import { languageOf } from './upstream-text.tsx';

/** Upstream text with marked search matches. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <span lang={languageOf(text)}>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </span>
  );
}
