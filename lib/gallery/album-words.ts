import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { Album } from '#lib/upstream/types.ts';

/** What an album goes by: its title, else its description, else the word for any album. */
export function albumTitle({ title, description }: Album, locale: Locale): string {
  return title || description || messagesIn(locale).gallery.untitled;
}

/** How many pictures an album has, in words. */
export function albumCount({ images }: Album, locale: Locale): string {
  const { gallery } = messagesIn(locale);
  if (images.length === 0) return gallery.noPictures;
  if (images.length === 1) return gallery.onePicture;
  return fillIn(gallery.pictures, { count: images.length }, locale);
}
