import { isSameSite } from '../network/same-site.ts';

/** Servers of Jetpack that scale pictures of other sites: `i0.wp.com/HOST/PATH`. */
const PHOTON = /^i\d\.wp\.com$/;

const withoutSlash = (path: string) => path.replace(/(?<!\/)\/+$/, '');

/** The addresses of an old site under all of its names: with `www`, at former domains, at its servers of files, and through Photon. */
export class OldHosts {
  readonly site: string;
  /** Servers that only have files of the site, such as `NAME.files.wordpress.com`. */
  readonly files: ReadonlySet<string>;
  readonly #former: readonly URL[];

  constructor(site: string, former: readonly string[] = [], files: Iterable<string> = []) {
    this.site = site;
    this.files = new Set(files);
    this.#former = former.flatMap((each) => (URL.canParse(each) ? new URL(each) : []));
  }

  /** An address as one of the site, if it is one under any of its names; null for another text. */
  resolve(address: string): URL | null {
    const base = this.site === '' ? 'http://site.invalid' : `${this.site}/`;
    if (!URL.canParse(address, base)) return null;
    const url = withoutPhoton(new URL(address, base));
    if (this.isOwn(url)) return url;
    const former = this.#former.find(
      ({ host, pathname }) => host === url.host && `${url.pathname}/`.startsWith(`${withoutSlash(pathname)}/`),
    );
    if (former === undefined || this.site === '') return url;
    const path = url.pathname.slice(withoutSlash(former.pathname).length);
    return new URL(this.site + path + url.search + url.hash);
  }

  /** Whether an address that was resolved is one of the site. */
  isOwn(url: URL): boolean {
    return this.site === '' ? url.hostname === 'site.invalid' : isSameSite(url, this.site);
  }

  hasFile(url: URL): boolean {
    return this.isOwn(url) || this.files.has(url.host);
  }
}

function withoutPhoton(url: URL): URL {
  const target = `https:/${url.pathname}`;
  return PHOTON.test(url.host) && URL.canParse(target) ? new URL(target) : url;
}
