// A template is a dynamic page without the content of a request: it is stored like a static page, and the server inserts the fragment.

/** A header of requests to the framework: the path of the template to render instead of the page, with its language. Visitors cannot set it. */
export const TEMPLATE_HEADER = 'x-page-template';

/** A header of requests by page scripts, which use only the fragment: if there is one, it is sent without its template. */
export const FRAGMENT_HEADER = 'x-fragment';

// The placeholders in a template that the server replaces.
export const TITLE_PLACEHOLDER = '{{title}}';
export const FRAGMENT_PLACEHOLDER = '<div data-fragment=""></div>';

const FOLDER = '/template';

/** The path of the template for a page, without its language; visitors cannot reach it. */
export function templatePath(path: string, category = 'all'): string {
  return `${FOLDER}/${category}${path}`;
}

/** The path of a page, from its own path or its template's. */
export function withoutTemplate(path: string): string {
  return path.replace(/^\/template\/[\w-]+(?=\/)/, '');
}
