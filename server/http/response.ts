import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Status and headers of a response; header names are in lower case. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
}

/** A response with its whole body. */
export interface WholeResponse extends ResponseHead {
  readonly body: Buffer;
}

/** A response of a handler. Body null: the framework streams it, or there is none (HEAD). */
export interface AnyResponse extends ResponseHead {
  readonly body: Buffer | null;
}

export function headOf(response: ServerResponse): ResponseHead {
  return { status: response.statusCode, headers: { ...response.getHeaders() } };
}

/** Converts a `Response` of the site's modules. */
export async function toWholeResponse(response: Response): Promise<WholeResponse> {
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** A header as text, empty where it is missing. */
export function headerOf({ headers }: Pick<ResponseHead, 'headers'>, name: string): string {
  return String(headers[name] ?? '');
}

export function isHtml(head: Pick<ResponseHead, 'headers'>): boolean {
  return headerOf(head, 'content-type').startsWith('text/html');
}

const TEXT = /^(text\/|image\/svg\+xml|application\/([a-z]+\+)?(json|xml|javascript))/;

/** Whether the site may encode the body: a text without an encoding. */
export function isEncodable(head: ResponseHead): boolean {
  return (
    TEXT.test(headerOf(head, 'content-type')) &&
    head.headers['content-encoding'] === undefined &&
    head.headers['content-range'] === undefined &&
    !headerOf(head, 'cache-control').includes('no-transform')
  );
}

/** Whether this is a page that is not private to one visitor: such a body may have a page coding. */
export function isSharedPage(head: Pick<ResponseHead, 'headers'>): boolean {
  return isHtml(head) && !headerOf(head, 'cache-control').includes('no-store');
}

/** Returns the response with changed headers; `undefined` removes one. */
export function withHeaders<Response extends ResponseHead>(response: Response, changed: OutgoingHttpHeaders): Response {
  const headers: OutgoingHttpHeaders = { ...response.headers, ...changed };
  for (const name in changed) if (changed[name] === undefined) delete headers[name];
  return { ...response, headers };
}
