import { locale } from 'next/root-params';
import { isLocale, type Locale } from '#content/locale.ts';
import { type Messages, messagesIn } from '#content/messages/index.ts';

/** The language of the page that is being rendered. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const value = await locale();
  // The middleware lets no other through.
  if (!isLocale(value)) throw new Error(`${value} is no language of the site`);
  return value;
}

/** The site's messages in the language of the page that is being rendered. Server components only. */
export async function currentMessages(): Promise<Messages> {
  return messagesIn(await currentLocale());
}
