import { notFound } from 'next/navigation';
import { locale } from 'next/root-params';
import { cache } from 'react';
import { isLocale, type Locale } from '#content/locale.ts';
import { type Messages, messagesIn } from '#content/messages/index.ts';

// One promise per rendering: `use` reads it synchronously, so that a component adds no row to the page's data.

/** The language of the page that is being rendered. Server components only. */
export const currentLocale = cache(async (): Promise<Locale> => {
  const value = await locale();
  // The middleware rejects other languages; only the build of `npm start` uses a placeholder.
  if (!isLocale(value)) notFound();
  return value;
});

/** The site's messages in the language of the page that is being rendered. Server components only. */
export const currentMessages = cache(async (): Promise<Messages> => messagesIn(await currentLocale()));
