import { Fragment, type ReactNode } from 'react';
import { dialString, telephoneParts } from '#lib/platform/i18n/telephone.ts';
import styles from './phone-link.module.css';

/** The telephone numbers of a text, each a link that calls it and does not break; the text between them stays text. */
export function PhoneNumbers({ phone, className = '' }: { phone: string; className?: string | undefined }) {
  let offset = 0;
  const parts = telephoneParts(phone).map(({ text, number }) => {
    const key = offset;
    offset += text.length;
    return number === null ? (
      <Fragment key={key}>{text}</Fragment>
    ) : (
      <a key={key} href={`tel:${number}`} className={`${styles.number} ${className}`.trim()}>
        {text}
      </a>
    );
  });
  return <span>{parts}</span>;
}

interface PhoneLinkProps {
  /** A text with a number. */
  phone: string;
  /** Its accessible name, where the visible text is shorter. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of another text that calls the first number of `phone`; without a number its children stay text. */
export function PhoneLink({ phone, label, className, children }: PhoneLinkProps) {
  const number = dialString(phone);
  return number ? (
    <a href={`tel:${number}`} aria-label={label} className={className}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
}
