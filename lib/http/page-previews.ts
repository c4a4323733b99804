import { processSingleton } from '#lib/runtime/process-singleton.ts';

/** Shows documents of the site content before their publication; the token is that of a preview. */
export interface PagePreviews {
  /**
   * Makes the pages of the current request (`renderContext`) show the document; null for an unknown token, and for a page that no preview can show.
   * `frameOrigin`: the origin whose pages may show it in a frame.
   */
  show(token: string, path: string): Promise<{ frameOrigin: string } | null>;
  /** A new picture of the document; null without one. */
  picture(token: string, name: string, request: Request): Promise<Response | null>;
}

const registry = () => processSingleton<{ previews: PagePreviews | null }>('page-previews', () => ({ previews: null }));

/** For the modules of the pages, which are loaded with the framework. */
export function providePreviews(previews: PagePreviews): void {
  registry().previews = previews;
}

/** Null until the framework is loaded, and in development. */
export function pagePreviews(): PagePreviews | null {
  return registry().previews;
}
