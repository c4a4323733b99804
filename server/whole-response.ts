import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Status and headers of a response; header names are in lower case. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
}

/** A response whose body is known to its end. */
export interface WholeResponse extends ResponseHead {
  readonly body: Buffer;
}

export function headOf(response: ServerResponse): ResponseHead {
  return { status: response.statusCode, headers: { ...response.getHeaders() } };
}

/** A header as text, empty where there is none. */
export function headerOf({ headers }: Pick<ResponseHead, 'headers'>, name: string): string {
  return String(headers[name] ?? '');
}

export function isHtml(head: Pick<ResponseHead, 'headers'>): boolean {
  return headerOf(head, 'content-type').startsWith('text/html');
}

/** The response with other headers; `undefined` takes one away. */
export function withHeaders<Response extends ResponseHead>(response: Response, changed: OutgoingHttpHeaders): Response {
  const headers: OutgoingHttpHeaders = { ...response.headers, ...changed };
  for (const name in changed) if (changed[name] === undefined) delete headers[name];
  return { ...response, headers };
}
