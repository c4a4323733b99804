import type { ReactNode } from 'react';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import type { PagePath } from '@/content/routes';
import type { Locale } from '@/lib/locale';
import { Useful } from '../useful/useful';
import { Page } from './page';

/** A page of the menu, named and placed as the menu names and places it. */
export function MenuPage({ path, locale, children }: { path: PagePath; locale: Locale; children: ReactNode }) {
  const { group, link } = menuTrail(path);
  const messages = messagesIn(locale);
  const label = link.label[locale];
  const trail = group ? [{ label: group[locale] }, { label }] : [{ label }];
  return (
    <Page heading={label} trail={trail} locale={locale} messages={messages}>
      {children}
      <Useful messages={messages} />
    </Page>
  );
}
