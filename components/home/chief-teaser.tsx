import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { Portrait } from '../people/portrait.tsx';
import { UpstreamName } from '../text/upstream-name.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import ui from '../ui/ui.module.css';
import styles from './chief-teaser.module.css';

interface ChiefTeaserProps {
  chief: Attempt<Staff | null>;
}

/** Characters of the message in the teaser; it is cut after a word, with an ellipsis that stays on its line. */
const LENGTH = 320;

function teaserOf(about: string): string {
  if (about.length <= LENGTH) return about;
  return `${beginningOf(about, LENGTH).trimEnd()}\u00a0…`;
}

/** The beginning of the campus chief's message, with a link to the full text. */
export function ChiefTeaser({ chief }: ChiefTeaserProps) {
  const locale = use(currentLocale());
  const { home, states } = use(currentMessages());
  return (
    <Section id="chief" heading={home.chief} isRuled>
      <Loaded of={chief} empty={states.comingSoon}>
        {(record) => {
          const person = inLanguage(record, locale);
          return (
            <div className={styles.teaser}>
              <Portrait person={person} sizes="(width > 768px) 120px, 96px" className={styles.portrait} />
              <UpstreamText as="p" text={person.fullName} className={styles.name} />
              {person.designation && <UpstreamName as="p" name={person.designation} />}
              {person.about && (
                <UpstreamText as="blockquote" text={teaserOf(person.about)} className={styles.message} />
              )}
              <PageLink path="/chiefMessage" className={styles.more}>
                {home.readMore}
                {/* For screen readers that list the links of a page without context, and for search engines. */}
                <span className={ui.visuallyHidden}> {home.chief}</span>
              </PageLink>
            </div>
          );
        }}
      </Loaded>
    </Section>
  );
}
