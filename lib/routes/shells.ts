import type { Department } from '#content/routes.ts';

// A shell is a dynamic page without its request's content: it is stored like a static page, and the server fills it for each request.

/** A header of requests to the framework: the path of the shell to render instead of the page, with its language. Visitors cannot set it. */
export const SHELL_HEADER = 'x-page-shell';

/** A header of requests by scripts of a page, which take of the reply the answer alone: where there is a fragment, it is sent without its shell. */
export const FRAGMENT_HEADER = 'x-fragment';

// The placeholders in a shell that the server replaces.
export const TITLE_PLACE = '{{title}}';
export const FRAGMENT_PLACE = '<div data-fragment=""></div>';

const FOLDER = '/shell';

/** The path of the shell for a page, without its language; visitors cannot reach it. */
export function shellPath(path: string, department: Department = 'all'): string {
  return `${FOLDER}/${department}${path}`;
}

/** The path of a page, from its own path or its shell's. */
export function withoutShell(path: string): string {
  return path.replace(/^\/shell\/\w+(?=\/)/, '');
}
