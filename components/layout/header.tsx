import { Drawing } from '#components/pictures/drawing.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { campus } from '#content/campus.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import { getContact } from '#lib/content-store/readers.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import ui from '../ui/ui.module.css';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { LiteLine } from './lite.tsx';
import { Navigation } from './navigation.tsx';
import { SavedCopy } from './saved-copy.tsx';
import { SearchLink } from './search-link.tsx';
import { Today } from './today.tsx';

function Logo({ name }: { name: 'university' | 'campus' }) {
  return <Drawing name={`logos/${name}`} className={styles.logo} width={72} height={72} />;
}

/** Date and language, the two logos with the campus's name, and the menu (specification section 2). */
export async function Header() {
  const locale = await currentLocale();
  const { layout } = await currentMessages();
  const contact = await attempt(getContact);
  return (
    <header className={styles.header}>
      <div className={`${ui.container} ${styles.bar}`}>
        <Today />
        <SearchLink />
        <LanguageSwitch className={styles.language} to={locale === 'en' ? 'ne' : 'en'} label={layout.switchLanguage} />
      </div>
      <div className={`${ui.container} ${styles.masthead}`}>
        <a href={campus.universityUrl} className={styles.mark}>
          <Logo name="university" />
          <span className={ui.visuallyHidden}>{layout.universityLogo}</span>
        </a>
        <p className={styles.title}>
          <span className={styles.name}>{campus.name[locale]}</span>{' '}
          <span className={styles.university}>{campus.university[locale]}</span>
        </p>
        <PageLink path="/" className={styles.mark}>
          <Logo name="campus" />
          <span className={ui.visuallyHidden}>{layout.homeLogo}</span>
        </PageLink>
      </div>
      <Navigation phone={contact.ok ? contact.value?.phone : undefined} />
      <LiteLine />
      <SavedCopy />
    </header>
  );
}
