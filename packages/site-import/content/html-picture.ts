import { attribute, type Element, webAddress } from './html-text.ts';

/** Attributes in which scripts that load pictures late, and Jetpack, store the address of a picture. */
const lateAttributes = [
  'data-orig-file',
  'data-lazy-src',
  'data-src',
  'data-original',
  'data-full-url',
  'data-large-file',
];
const placeholder = /(?:blank|placeholder|spacer|transparent|lazy|loading|1x1|pixel)[\w.-]{0,40}\.(?:gif|png|svg)/i;
/** Length of a picture within an address that is more than a placeholder. */
const INLINE_LENGTH = 2000;

/** The address of a picture: of the original, where a script or a plug-in has put another in its place; empty without one. */
export function pictureAddress(element: Element): string {
  const sets = ['data-srcset', 'data-lazy-srcset', 'srcset'].map((name) => widestOf(attribute(element, name)));
  const values = [...lateAttributes.map((name) => attribute(element, name)), attribute(element, 'src'), ...sets];
  return values.map(webAddress).find((url) => url !== '' && !placeholder.test(url)) ?? '';
}

/** A picture of one pixel, which counts visitors. */
export const isTracking = (element: Element) =>
  ['width', 'height'].every((name) => /^[01](?:px)?$/.test(attribute(element, name)));

/** Whether a picture stands in the text itself, such as one that was pasted from Word. */
export const isInline = (element: Element) =>
  /^data:image\//i.test(attribute(element, 'src').trim()) && attribute(element, 'src').length > INLINE_LENGTH;

/** The candidate of a `srcset` with the greatest width or density. */
function widestOf(set: string): string {
  const candidates = set.split(/,\s+/).map((each) => /^\s*(\S+)(?:\s+([\d.]+)[wx])?\s*$/.exec(each));
  const sorted = candidates.toSorted((a, b) => Number(b?.[2] ?? 1) - Number(a?.[2] ?? 1));
  return sorted[0]?.[1] ?? '';
}
