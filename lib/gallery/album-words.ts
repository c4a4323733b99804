import { messagesIn } from '@/content/messages';
import type { Album } from '../campus/types';
import { fillIn } from '../fill-in';
import type { Locale } from '../locale';

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
