import type { ServerResponse } from 'node:http';
import type { Framework } from './internal-request.ts';

/** The framework's responses to visitors. */
export interface InFlightResponses {
  readonly handle: Framework;
  /** Whether a response is being made of which nothing was sent yet. */
  isVisitorWaiting(): boolean;
  /** Resolves when the first response has ended. */
  readonly firstEnded: Promise<void>;
}

export function trackResponses(framework: Framework): InFlightResponses {
  const inFlight = new Set<ServerResponse>();
  const { promise: firstEnded, resolve } = Promise.withResolvers<void>();
  return {
    firstEnded,
    handle(request, response) {
      inFlight.add(response);
      response.once('close', () => {
        inFlight.delete(response);
        resolve();
      });
      return framework(request, response);
    },
    isVisitorWaiting: () => [...inFlight].some(({ headersSent }) => !headersSent),
  };
}
