import { jsonError } from './error-response.ts';

const BRAND = Symbol.for('refusal');

/** Error for a rejected request: status, message and headers of the response. */
export class Refusal extends Error {
  /** The server and the bundles of a build each have a copy of this class, and pass errors to each other. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }

  readonly [BRAND] = true;
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Wraps a route handler: refusals become responses, other errors are rethrown. */
export function refusing<Rest extends unknown[]>(
  handle: (request: Request, ...rest: Rest) => Promise<Response>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  return async (request, ...rest) => {
    try {
      return await handle(request, ...rest);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return jsonError(error.status, error.message, { 'Cache-Control': 'private, no-store', ...error.headers });
    }
  };
}
