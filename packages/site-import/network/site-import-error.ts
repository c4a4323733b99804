/** The site cannot be read, or one of its pages. */
type SiteCode =
  | 'site-private'
  | 'site-unreachable'
  | 'site-slow'
  | 'site-too-large'
  | 'site-other-host'
  | 'site-redirects'
  | 'site-status'
  | 'site-blocked'
  | 'site-login'
  | 'site-robots'
  | 'site-empty'
  | 'site-nested';

/** The REST API of WordPress cannot be read. */
type ApiCode = 'api-off' | 'api-login' | 'api-html' | 'api-broken';

/** An export file or an archive cannot be read. */
type ArchiveCode = 'no-export' | 'broken' | 'too-large' | 'unpack' | 'unpacks-too-large' | 'zip' | 'zip-one';

/** One file of the old site is left out. */
type FileCode =
  | 'file-missing'
  | 'file-outside'
  | 'file-kind'
  | 'file-too-large'
  | 'file-incomplete'
  | 'file-slow'
  | 'file-failed'
  | 'file-encrypted'
  | 'file-method'
  | 'file-damaged';

export type SiteImportCode = SiteCode | ApiCode | ArchiveCode | FileCode;

/** An old site, its export or one of its files cannot be read; the README explains the codes. `values` are for a sentence in any language. */
export class SiteImportError extends Error {
  override name = 'SiteImportError';
  readonly code: SiteImportCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: SiteImportCode, values: SiteImportError['values'] = {}, options?: ErrorOptions) {
    const details = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
    super([code, ...details].join(', '), options);
    this.code = code;
    this.values = values;
  }
}
