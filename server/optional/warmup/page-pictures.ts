import { PICTURE_SERVICE } from '#lib/platform/routes/paths.ts';
import { likelyWidths } from '#lib/site/files/likely-widths.ts';
import { pictureSources } from '#lib/site/files/picture-sources.ts';

/** Picture service addresses of a page, in the order of its pictures. */
export interface PicturesOfPage {
  /** All sizes of the posters of flash notices and of the first pictures of the page. */
  readonly first: readonly string[];
  /** Each other picture, in the sizes that common screens request. */
  readonly others: readonly (readonly string[])[];
  /** Each picture of an album's viewer, in the same sizes. */
  readonly viewed: readonly (readonly string[])[];
}

export const FLASH_NOTICE = /<dialog [^>]*data-flash.*?<\/dialog>/gs;
const IMAGE = /<img [^>]*>/g;
const VIEWER_LINK = /<a [^>]*data-await[^>]*>/g;
/** Size in the viewer (`components/gallery/viewer-picture.tsx`). */
const VIEWER = { width: 1600, sizes: '100vw' };

const attribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&gt;', '>');

/** The addresses of a `srcset` by their widths. */
function byWidth(srcSet: string): Map<number, string> {
  return new Map(
    [...srcSet.matchAll(/(?<!\S)(\S+) (\d+)w/g)]
      .filter(([, address]) => address?.startsWith(`${PICTURE_SERVICE}?`))
      .map(([, address = '', width]) => [Number(width), address]),
  );
}

function allSizes(srcSet = ''): string[] {
  return [...byWidth(srcSet).values()];
}

function likelySizes(srcSet = '', sizes: string): string[] {
  const addresses = byWidth(srcSet);
  return likelyWidths(sizes, [...addresses.keys()]).flatMap((width) => addresses.get(width) ?? []);
}

function viewedPicture(link: string): string[] {
  return likelySizes(pictureSources(attribute(link, 'href'), VIEWER.width).srcSet, VIEWER.sizes);
}

export function picturesOfPage(html: string): PicturesOfPage {
  const posters = [...html.matchAll(FLASH_NOTICE)].flatMap(([dialog]) => dialog.match(IMAGE) ?? []);
  const rest = html.replace(FLASH_NOTICE, '').match(IMAGE) ?? [];
  const isFirst = (tag: string) => tag.includes('loading="eager"');
  return {
    first: [...posters, ...rest.filter(isFirst)].flatMap((tag) => allSizes(attribute(tag, 'srcset'))),
    others: rest
      .filter((tag) => !isFirst(tag))
      .map((tag) => likelySizes(attribute(tag, 'srcset'), attribute(tag, 'sizes')))
      .filter((addresses) => addresses.length > 0),
    viewed: (html.match(VIEWER_LINK) ?? []).map(viewedPicture),
  };
}
