import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { OtherLanguage } from '../text/other-language.tsx';
import { UpstreamName } from '../text/upstream-name.tsx';
import { UpstreamParagraphs } from '../text/upstream-paragraphs.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import styles from './chief-message.module.css';
import { Portrait } from './portrait.tsx';

interface ChiefMessageProps {
  chief: Attempt<Staff | null>;
}

/** The campus chief: picture, message and signature. */
export function ChiefMessage({ chief }: ChiefMessageProps) {
  const locale = use(currentLocale());
  const { states } = use(currentMessages());
  return (
    <Loaded of={chief} empty={states.comingSoon}>
      {(record) => {
        const person = inLanguage(record, locale);
        return (
          <div className={styles.message}>
            <Portrait person={person} sizes="(width > 768px) 320px, 120px" className={styles.portrait} />
            <div className={styles.text}>
              <OtherLanguage of={person.about} what="message" />
              <UpstreamParagraphs text={person.about} />
              <div className={styles.signature}>
                <UpstreamText as="p" text={person.fullName} className={styles.name} />
                {person.designation && <UpstreamName as="p" name={person.designation} />}
                {person.committee && person.committee !== person.designation && (
                  <UpstreamName as="p" name={person.committee} />
                )}
              </div>
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
