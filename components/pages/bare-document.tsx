import type { ReactNode } from 'react';
import { Message } from './message.tsx';

type InBoth = Readonly<Record<'en' | 'ne', string>>;

interface BareDocumentProps {
  heading: InBoth;
  text: InBoth;
  /** The way on. */
  children: ReactNode;
}

/** A whole document without the frame, which does not know the language and so speaks both. */
export function BareDocument({ heading, text, children }: BareDocumentProps) {
  return (
    <html lang="en">
      <body>
        <main>
          <Message heading={heading.en}>
            <p>{text.en}</p>
            <p lang="ne">
              {heading.ne}। {text.ne}
            </p>
            <p>{children}</p>
          </Message>
        </main>
      </body>
    </html>
  );
}
