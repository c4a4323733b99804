'use client';

import './globals.css';
import { BareDocument } from '@/components/pages/bare-document';
import { states } from '@/content/messages/states';

/** The last resort, when the frame itself could not be made. */
export default function GlobalError() {
  return (
    <BareDocument heading={states.errorPage} text={states.errorPageText}>
      <a href="/">{states.goHome.en}</a>
    </BareDocument>
  );
}
