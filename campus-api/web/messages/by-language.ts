import type { Locale } from '#content/locale.ts';
import { type InOneLanguage, localize } from '#content/localize.ts';

/** A table of messages in each language. */
export const messagesByLanguage = <Messages>(messages: Messages): Readonly<Record<Locale, InOneLanguage<Messages>>> => ({
  en: localize(messages, 'en'),
  ne: localize(messages, 'ne'),
});
