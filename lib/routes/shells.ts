import type { Department } from '#content/routes.ts';

// A shell is a page without what is made for a request: a stored page like any other, which the server fills.

/** On a request to the framework: the path of the shell that is wanted in place of the page, with its language. Visitors can't say it. */
export const SHELL_HEADER = 'x-page-shell';

// What stands in a shell where the server puts what is of the request.
export const TITLE_PLACE = '{{title}}';
export const QUERY_PLACE = '{{query}}';
export const FRAGMENT_PLACE = '<div data-fragment=""></div>';

const FOLDER = '/shell';

/** The path of the shell for a page, without its language; no address leads to it. */
export function shellPath(path: string, department: Department = 'all'): string {
  return `${FOLDER}/${department}${path}`;
}

/** The path of a page, of its own or of its shell's. */
export function withoutShell(path: string): string {
  return path.replace(/^\/shell\/\w+(?=\/)/, '');
}
