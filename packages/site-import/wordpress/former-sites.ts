const UPLOADS = /^(https?:\/\/[^?#]+?)\/wp-content\/uploads\/([^?#]+)$/;
/** The permanent identity of an item: the address that it had when it was made. */
const SHORT = /^(https?:\/\/[^?#]+?)\/?\?(?:post_type=[\w-]+&(?:#038;|amp;)?)?(?:p|page_id|attachment_id)=(\d+)$/;
const MAX_SITES = 20;

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

/** Former addresses of a site from the identities (`guid`) of its items: WordPress never changes them when the site moves. */
export class FormerSites {
  readonly #bases = new Set<string>();

  /** Only an item whose identity has its own number or file: texts of others that were imported have other ones. */
  add(fields: ReadonlyMap<string, string>): void {
    if (this.#bases.size >= MAX_SITES) return;
    const guid = fields.get('guid')?.trim() ?? '';
    const [, short, id] = SHORT.exec(guid) ?? [];
    if (short !== undefined && id === fields.get('wp:post_id')?.trim()) this.#bases.add(short);
    const [, folder, path] = UPLOADS.exec(guid) ?? [];
    if (folder !== undefined && path === UPLOADS.exec(fields.get('wp:attachment_url')?.trim() ?? '')?.[2])
      this.#bases.add(folder);
  }

  /** The addresses besides that of the site now; `others`: further ones of the same site. */
  besides(site: string, others: readonly string[]): string[] {
    const all = [...others, ...this.#bases]
      .filter((each) => URL.canParse(each))
      .map((each) => each.replace(/(?<!\/)\/+$/, ''));
    return [...new Set(all)].filter((each) => site === '' || hostOf(each) !== hostOf(site));
  }
}
