/** Maximum characters of a title of a window, a share or a calendar. */
const MAX_LENGTH = 110;

/** The beginning of a description, cut between words unless these are overlong. */
export function noticeTitle(description: string): string {
  if (description.length <= MAX_LENGTH) return description;
  const cut = description.slice(0, MAX_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${end > MAX_LENGTH / 2 ? cut.slice(0, end) : cut} …`.toWellFormed();
}
