const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` names the tag (RFC 9110, 13.1.2): compared weakly, as compressed answers have other bytes. */
export function matchesEtag(known: string, tag: string): boolean {
  return known.trim() === '*' || known.split(',').some((each) => bare(each) === bare(tag));
}
