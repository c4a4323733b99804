import { Fragment } from 'react';
import { proseTelephoneParts } from '#lib/platform/i18n/prose-telephone.ts';
import { UnbrokenNumbers } from '../ui/unbroken-numbers.tsx';
import styles from './phone-link.module.css';

/** A text whose telephone numbers are links that do not break, nor do its other numbers of several parts. */
export function ProseText({ text }: { text: string }) {
  let offset = 0;
  return proseTelephoneParts(text).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.number === null ? (
      <Fragment key={key}>
        <UnbrokenNumbers>{part.text}</UnbrokenNumbers>
      </Fragment>
    ) : (
      <a key={key} href={`tel:${part.number}`} className={styles.number}>
        {part.text}
      </a>
    );
  });
}
