const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` contains the tag (RFC 9110, 13.1.2); compared weakly, as compressed responses have other bytes. */
export function matchesEtag(header: string, tag: string): boolean {
  return header.trim() === '*' || header.split(',').some((each) => bare(each) === bare(tag));
}
