/** Characters that a title of a window, a share or a calendar shows. */
const LONGEST = 110;

/** The beginning of a description, cut between words where these are no endless ones. */
export function noticeTitle(description: string): string {
  if (description.length <= LONGEST) return description;
  const cut = description.slice(0, LONGEST);
  const end = cut.lastIndexOf(' ');
  return `${end > LONGEST / 2 ? cut.slice(0, end) : cut} …`.toWellFormed();
}
