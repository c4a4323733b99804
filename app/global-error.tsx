'use client';

import './globals.css';
import { Message } from '@/components/pages/message';
import { states } from '@/content/messages/states';

/** The last resort, when the frame itself could not be made; it does not know the language, so it speaks both. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main>
          <Message heading={states.errorPage.en}>
            <p>{states.errorPageText.en}</p>
            <p lang="ne">
              {states.errorPage.ne}। {states.errorPageText.ne}
            </p>
            <p>
              <a href="/">{states.goHome.en}</a>
            </p>
          </Message>
        </main>
      </body>
    </html>
  );
}
