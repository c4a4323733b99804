import type { ServerResponse } from 'node:http';
import type { Framework } from './handle-request.ts';

/** The framework's answers to visitors. */
export interface Answers {
  readonly answer: Framework;
  /** Whether a visitor waits for one that is being made: nothing of it was sent yet. */
  isAwaited(): boolean;
  /** Once the first one is through. */
  readonly first: Promise<void>;
}

export function trackResponses(framework: Framework): Answers {
  const inFlight = new Set<ServerResponse>();
  const { promise: first, resolve } = Promise.withResolvers<void>();
  return {
    first,
    answer(request, response) {
      inFlight.add(response);
      response.once('close', () => {
        inFlight.delete(response);
        resolve();
      });
      return framework(request, response);
    },
    isAwaited: () => [...inFlight].some(({ headersSent }) => !headersSent),
  };
}
