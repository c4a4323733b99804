import './globals.css';
import type { Metadata } from 'next';
import { BareDocument } from '#components/pages/bare-document.tsx';
import { states } from '#content/messages/health.ts';

export const metadata: Metadata = { title: states.notFound.en };

/** For addresses that are no page's, such as a file that is gone; pages have theirs in the frame (`[locale]/missing`). */
export default function GlobalNotFound() {
  return (
    <BareDocument heading={states.notFound} text={states.notFoundText}>
      <a href="/">{states.goHome.en}</a>
    </BareDocument>
  );
}
