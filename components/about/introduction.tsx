import type { Messages } from '#content/messages/index.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import type { Sanitised } from '#lib/sanitize/sanitize.ts';
import { Outcome } from '../ui/outcome.tsx';
import { UpstreamParagraphs } from '../ui/upstream-paragraphs.tsx';
import styles from './introduction.module.css';

interface IntroductionProps {
  introduction: Attempt<Sanitised | null>;
  messages: Messages;
}

/** The campus in its own words. */
export function Introduction({ introduction, messages }: IntroductionProps) {
  return (
    <Outcome of={introduction} empty={messages.states.noData} messages={messages}>
      {(words) =>
        'html' in words ? (
          <div className={styles.introduction} dangerouslySetInnerHTML={{ __html: words.html }} />
        ) : (
          <div className={styles.introduction}>
            <UpstreamParagraphs text={words.text} />
          </div>
        )
      }
    </Outcome>
  );
}
