import type { ReactNode } from 'react';
import { dialString } from '#lib/platform/i18n/telephone.ts';

interface PhoneLinkProps {
  phone: string;
  /** Its accessible name, where the visible text is shorter. */
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** A link that calls a telephone number; a text without a number stays text. */
export function PhoneLink({ phone, label, className, children = phone }: PhoneLinkProps) {
  const number = dialString(phone);
  return number ? (
    <a href={`tel:${number}`} aria-label={label} className={className}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
}
