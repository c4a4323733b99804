import { SiteText } from '#components/text/site-text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import { brandOf } from '#lib/site/seo/icons/brand.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import ui from '../ui/ui.module.css';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { LiteLine } from './lite.tsx';
import { LetterMark, Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { SavedCopy } from './saved-copy.tsx';
import { SearchForm } from './search-link.tsx';
import { Today } from './today.tsx';

/** Date, search and language, the two logos with the campus's name, and the menu (specification section 2). */
export async function Header() {
  const locale = await currentLocale();
  const { layout } = await currentMessages();
  const identity = await getIdentity();
  const { name, university, logo } = identity;
  const brand = brandOf(identity);
  const contact = await attempt(getContact);
  return (
    <header className={styles.header}>
      <div className={`${ui.container} ${styles.bar}`}>
        <Today />
        <SearchForm />
        <LanguageSwitch className={styles.language} to={locale === 'en' ? 'ne' : 'en'} label={layout.switchLanguage} />
      </div>
      <div className={`${ui.container} ${styles.masthead}`}>
        {university?.logo && (
          <a href={university.url} className={styles.mark}>
            <Logo name="university" picture={university.logo} brand={brand} />
            <span className={ui.visuallyHidden}>{layout.universityLogo}</span>
          </a>
        )}
        <p className={styles.title}>
          <span className={styles.name}>
            <SiteText of={name} />
          </span>{' '}
          {university && (
            <span className={styles.university}>
              {university.logo ? (
                <SiteText of={university.text} />
              ) : (
                <a href={university.url}>
                  <SiteText of={university.text} />
                </a>
              )}
            </span>
          )}
        </p>
        <PageLink path="/" className={styles.mark}>
          {logo ? <Logo name="campus" picture={logo} brand={brand} /> : <LetterMark />}
          <span className={ui.visuallyHidden}>{layout.homeLogo}</span>
        </PageLink>
      </div>
      <Navigation phone={contact.ok ? contact.value?.phone : undefined} />
      <LiteLine />
      <SavedCopy />
    </header>
  );
}
