import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import type { Sanitised } from '#lib/sanitize/sanitize.ts';
import { OtherLanguage } from '../text/other-language.tsx';
import { UpstreamParagraphs } from '../text/upstream-paragraphs.tsx';
import styles from './introduction.module.css';

interface IntroductionProps {
  introduction: Attempt<Sanitised | null>;
}

/** The introduction of the campus from the campus API. */
export function Introduction({ introduction }: IntroductionProps) {
  const { states } = use(currentMessages());
  return (
    <Loaded of={introduction} empty={states.comingSoon}>
      {(words) => (
        <>
          <OtherLanguage
            of={'html' in words ? words.html.replaceAll(/<[^>]*>|&\w+;/g, ' ') : words.text}
            what="introduction"
          />
          {'html' in words ? (
            <div className={styles.introduction} dangerouslySetInnerHTML={{ __html: words.html }} />
          ) : (
            <div className={styles.introduction}>
              <UpstreamParagraphs text={words.text} />
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
