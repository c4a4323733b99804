import { campus } from '@/content/campus';
import type { Messages } from '@/content/messages';
import { home as content } from '@/content/pages/home';
import type { Locale } from '@/lib/locale';
import { PictureCarousel } from '../ui/picture-carousel';
import styles from './home.module.css';

/** The banner: three pictures, and the campus's name and tagline over them. */
export function Hero({ locale, messages }: { locale: Locale; messages: Messages }) {
  return (
    <div className={styles.hero}>
      <PictureCarousel
        label={messages.home.banner}
        pictures={content.banner}
        sizes="100vw"
        locale={locale}
        messages={messages}
        priority
      />
      <div className={styles.caption}>
        <h1>{campus.name[locale]}</h1>
        <p>{campus.tagline[locale]}</p>
      </div>
    </div>
  );
}
