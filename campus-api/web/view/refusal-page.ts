import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { MAX_FIELDS, MAX_TEXT_BYTES } from '../drafts/collect-fields.ts';
import type { View } from './layout.ts';

/** Bytes of a Nepali letter in UTF-8. */
const LETTER_BYTES = 3;

/** The title and the reason of a rejected request by its status. `isExpired`: the form is of another session. */
export function refusalOf(view: View, status: number, isExpired: boolean): { title: string; text: string } {
  const { forbidden, forbiddenText, expired, expiredText, tooLarge, tooLargeText, incomplete, incompleteText } =
    view.messages.refusal;
  const page = (title: string, text: string) => ({ title, text });
  if (status === 413) {
    const letters = Math.floor(MAX_TEXT_BYTES / LETTER_BYTES / 1000) * 1000;
    const limits = { kilobytes: MAX_TEXT_BYTES / 1024, letters, fields: MAX_FIELDS };
    return page(tooLarge, fillIn(tooLargeText, limits, view.language));
  }
  if (isExpired) return page(expired, expiredText);
  return [400, 408, 415].includes(status) ? page(incomplete, incompleteText) : page(forbidden, forbiddenText);
}
