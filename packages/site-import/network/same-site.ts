/** A part of an address without its encoding; unchanged if that is broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const hostOf = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Whether an address is one of a site, with or without `www`. */
export const isSameSite = (url: URL, site: string): boolean => hostOf(url.host) === hostOf(new URL(site).host);

/** The address of a site as an administrator enters it, with or without `https://`; null for another text. */
export function readSiteAddress(text: string): string | null {
  const entered = text.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(entered) ? entered : `https://${entered}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || /\s/.test(entered)) return null;
  url.hash = '';
  return url.href;
}
