import type { ReactNode } from 'react';
import { Message } from './message.tsx';

type InBoth = Readonly<Record<'en' | 'ne', string>>;

interface BareDocumentProps {
  heading: InBoth;
  text: InBoth;
  /** Links. */
  children: ReactNode;
}

/** An HTML document without the layout and without a known language: the text is in both languages. */
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
