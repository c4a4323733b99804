import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { AlbumPicture } from '#lib/site/campus-client/types.ts';

/** The common props of the list of pictures and the viewer. */
export interface ViewedPictures {
  pictures: readonly AlbumPicture[];
  /** The album's title: pictures have no captions. */
  title: string;
  locale: Locale;
  labels: Pick<Messages['gallery'], 'pictureOf' | 'viewer' | 'thumbnails' | 'itself' | 'failed'> &
    Pick<Messages['controls'], 'previous' | 'next' | 'position'> & { loading: string; close: string };
}

export interface ViewerProps extends ViewedPictures {
  current: number;
  onShow: (index: number) => void;
  /** `last`: the index of the picture at closing. */
  onClose: (last: number) => void;
}

/** The alternative text of a picture: `Sports week, picture 3 of 9`. */
export function pictureName({ pictures, title, locale, labels }: ViewedPictures, index: number): string {
  return fillIn(labels.pictureOf, { title, position: index + 1, count: pictures.length }, locale);
}
