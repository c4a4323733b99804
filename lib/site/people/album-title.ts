import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Album } from '#lib/site/campus-client/types.ts';

/** The title of an album, else its description, else a generic title. */
export function albumTitle(album: Album, locale: Locale): string {
  const { title, description } = inLanguage(album, locale);
  return title || description || messagesIn(locale).gallery.untitled;
}

/** The number of pictures of an album, in words. */
export function albumCount({ images }: Album, locale: Locale): string {
  const { gallery } = messagesIn(locale);
  if (images.length === 0) return gallery.noPictures;
  if (images.length === 1) return gallery.onePicture;
  return fillIn(gallery.pictures, { count: images.length }, locale);
}
