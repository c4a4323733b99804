import { SiteImportError } from './site-import-error.ts';

const MAX_REDIRECTS = 5;

/** The parts of a response that redirects depend on. */
interface RedirectHead {
  status: number;
  location: string;
}

/**
 * Requests an address, then those to which it redirects, as long as `isOfSite` allows them. `head` reads the status and the location of a response.
 * @throws SiteImportError for an address of another host, and after too many redirects
 */
export async function followRedirects<Response>(
  address: string,
  isOfSite: (url: URL) => boolean,
  request: (url: URL) => Promise<Response>,
  head: (response: Response) => RedirectHead,
): Promise<Response> {
  let url = new URL(address);
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    if (!/^https?:$/.test(url.protocol) || !isOfSite(url))
      throw new SiteImportError('site-other-host', { address, host: url.host });
    const response = await request(url);
    const { status, location } = head(response);
    if (status < 300 || status > 399 || !URL.canParse(location, url)) return response;
    url = new URL(location, url);
  }
  throw new SiteImportError('site-redirects', { address });
}
