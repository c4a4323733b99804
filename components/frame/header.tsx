import { campus } from '@/content/campus';
import type { Messages } from '@/content/messages';
import { attempt } from '@/lib/campus/attempt';
import { getContact } from '@/lib/campus/contact';
import type { Locale } from '@/lib/locale';
import { drawing } from '@/lib/pictures/drawing';
import { PageLink } from '../ui/page-link';
import ui from '../ui/ui.module.css';
import { Find } from './find';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { LiteLine } from './lite';
import { Navigation } from './navigation';
import { SavedCopy } from './saved-copy';
import { Today } from './today';

interface HeaderProps {
  locale: Locale;
  messages: Messages;
}

function Logo({ name }: { name: 'university' | 'campus' }) {
  return <img className={styles.logo} src={drawing(`logos/${name}`)} alt="" width={72} height={72} />;
}

/** Date and language, the two logos with the campus's name, and the menu (specification section 2). */
export async function Header({ locale, messages }: HeaderProps) {
  const { frame } = messages;
  const contact = await attempt(getContact);
  return (
    <header className={styles.header}>
      <div className={`${ui.container} ${styles.bar}`}>
        <Today locale={locale} />
        <Find locale={locale} messages={messages} />
        <LanguageSwitch className={styles.language} to={locale === 'en' ? 'ne' : 'en'} label={frame.switchLanguage} />
      </div>
      <div className={`${ui.container} ${styles.masthead}`}>
        <a href={campus.universityUrl} className={styles.mark}>
          <Logo name="university" />
          <span className={ui.visuallyHidden}>{frame.universityLogo}</span>
        </a>
        <p className={styles.title}>
          <span className={styles.name}>{campus.name[locale]}</span>{' '}
          <span className={styles.university}>{campus.university[locale]}</span>
        </p>
        <PageLink path="/" locale={locale} className={styles.mark}>
          <Logo name="campus" />
          <span className={ui.visuallyHidden}>{frame.homeLogo}</span>
        </PageLink>
      </div>
      <Navigation phone={contact.ok ? contact.value?.phone : undefined} locale={locale} messages={messages} />
      <LiteLine locale={locale} messages={messages} />
      <SavedCopy messages={messages} />
    </header>
  );
}
