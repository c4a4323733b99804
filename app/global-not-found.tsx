import './globals.css';
import type { Metadata } from 'next';
import { Message } from '@/components/pages/message';
import { states } from '@/content/messages/states';

export const metadata: Metadata = { title: states.notFound.en };

/** For addresses that are no page's, such as a file that is gone; pages have theirs in the frame (`[locale]/missing`). */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body>
        <main>
          <Message heading={states.notFound.en}>
            <p>{states.notFoundText.en}</p>
            <p>
              <a href="/">{states.goHome.en}</a>
            </p>
          </Message>
        </main>
      </body>
    </html>
  );
}
