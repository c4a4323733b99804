import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Sanitised } from '#lib/platform/sanitize/sanitize.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
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
      {(content) => (
        <>
          <OtherLanguage
            of={'html' in content ? content.html.replaceAll(/<[^<>]*>|&\w+;/g, ' ') : content.text}
            what="introduction"
          />
          {'html' in content ? (
            <div className={styles.introduction} dangerouslySetInnerHTML={{ __html: content.html }} />
          ) : (
            <div className={styles.introduction}>
              <UpstreamParagraphs text={content.text} />
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
