import { processSingleton } from '#lib/runtime/process-singleton.ts';

type Handler = () => Promise<Response>;

const handlers = () => processSingleton('direct-responses', () => new Map<string, Handler>());

/**
 * Registers a handler by which the server responds to GET without the framework, whose overhead is large for a small response. The server
 * encodes responses with an ETag once, and sends 304. Handlers are loaded with the pages (`instrumentation.ts`); until then, and in
 * development, the route in `app/` sends the same response.
 */
export function provideDirectResponse(path: string, handler: Handler): void {
  handlers().set(path, handler);
}

export function directResponse(path: string): Handler | null {
  return handlers().get(path) ?? null;
}
