import type { Locale } from '#content/locale.ts';
import { type InOneLanguage, inLanguage } from '#content/localize.ts';

/** A table of messages in each language. */
export const messagesByLanguage = <Messages>(
  messages: Messages,
): Readonly<Record<Locale, InOneLanguage<Messages>>> => ({
  en: inLanguage(messages, 'en'),
  ne: inLanguage(messages, 'ne'),
});
