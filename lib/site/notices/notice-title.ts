import { beginningOf } from '#packages/nepali/text/clip.ts';

/** Maximum characters of a title of a window, a share or a calendar. */
const MAX_LENGTH = 110;

/** The beginning of a description, cut between words unless these are overlong. */
export const noticeTitle = (description: string): string =>
  description.length <= MAX_LENGTH ? description : `${beginningOf(description, MAX_LENGTH)} …`;
