/** Characters that a title of a window, a share or a calendar shows. */
const LONGEST = 110;

/** The beginning of a description, cut between words. */
export function noticeTitle(description: string): string {
  if (description.length <= LONGEST) return description;
  const cut = description.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LONGEST)} …`.toWellFormed();
}
