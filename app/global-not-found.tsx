import './globals.css';
import type { Metadata } from 'next';
import { BareDocument } from '#components/pages/bare-document.tsx';
import { states } from '#content/messages/status.ts';

export const metadata: Metadata = { title: states.notFound.en };

/** Not Found for addresses outside the pages, such as a deleted file; for pages there is `[locale]/missing` with the layout. */
export default function GlobalNotFound() {
  return (
    <BareDocument heading={states.notFound} text={states.notFoundText}>
      <a href="/">{states.goHome.en}</a>
    </BareDocument>
  );
}
