import type { ReactNode } from 'react';
import { dialled } from '#lib/i18n/telephone.ts';

interface PhoneLinkProps {
  phone: string;
  className?: string;
  children?: ReactNode;
}

/** A telephone number that is called by a tap; words that hold none stay words. */
export function PhoneLink({ phone, className, children = phone }: PhoneLinkProps) {
  const number = dialled(phone);
  return number ? (
    <a href={`tel:${number}`} className={className}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
}
