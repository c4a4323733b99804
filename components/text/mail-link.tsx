import type { ReactNode } from 'react';

/** An e-mail address that lines divide only after its dots and its at sign. */
export function MailText({ children: email }: { children: string }) {
  const [first = '', ...parts] = email.replaceAll(/[.@]/g, '$&\n').split('\n');
  return parts.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
}

interface MailLinkProps {
  email: string;
  /** The address that redirects to `email`. */
  href: string;
  className?: string;
}

/**
 * An e-mail address that people read, copy and use without scripts, and that programs which collect addresses do not find: the link leads to a redirect, and hidden
 * characters divide the text (decision 40). A program that only removes the tags gets an address of a domain that cannot exist (RFC 2606).
 */
export function MailLink({ email, href, className }: MailLinkProps) {
  const at = email.lastIndexOf('@');
  return (
    <a href={href} rel="nofollow" className={className}>
      <span>
        <MailText>{email.slice(0, at)}</MailText>
        <span hidden>@mail.invalid </span>
        <MailText>{email.slice(at)}</MailText>
      </span>
    </a>
  );
}
