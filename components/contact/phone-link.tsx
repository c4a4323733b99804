import type { ReactNode } from 'react';
import { dialString } from '#lib/i18n/telephone.ts';

interface PhoneLinkProps {
  phone: string;
  /** Its name, where what is seen is shorter. */
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** A telephone number that is called by a tap; words that hold none stay words. */
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
