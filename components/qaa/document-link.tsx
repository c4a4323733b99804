import type { MouseEvent } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { ListedDocument } from '#lib/site/accounts/listing.ts';
import { formatFileSize } from '#lib/site/files/describe-file.ts';
import { UpstreamText } from '../text/upstream-text.tsx';
import styles from './documents.module.css';

/** Called in the browser on a click on a stored document. */
export type OnOpen = (event: MouseEvent<HTMLAnchorElement>, href: string) => void;

interface DocumentLinkProps {
  document: ListedDocument;
  locale: Locale;
  messages: Messages['qaa'];
  onOpen?: OnOpen;
}

/** A document's name, linked if it has an address, with the type and size of the file. */
export function DocumentLink({ document, locale, messages, onOpen }: DocumentLinkProps) {
  const { title, href, isOutside, type, bytes } = document;
  const size = bytes === null ? null : formatFileSize(bytes, locale);
  const facts = isOutside ? [messages.outside] : href === null ? [messages.noFile] : [type, size].filter(Boolean);
  const name = <UpstreamText text={title} />;
  const open = onOpen && href && !isOutside ? (event: MouseEvent<HTMLAnchorElement>) => onOpen(event, href) : undefined;
  return (
    <>
      {href ? (
        <a href={href} onClick={open} className={styles.link} rel={isOutside ? 'noopener noreferrer' : undefined}>
          {name}
        </a>
      ) : (
        <span className={styles.link}>{name}</span>
      )}
      {facts.length > 0 && <span className={styles.facts}> ({facts.join(', ')})</span>}
    </>
  );
}
