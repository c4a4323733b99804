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

export function watchAnswers(framework: Framework): Answers {
  const underWay = new Set<ServerResponse>();
  const { promise: first, resolve } = Promise.withResolvers<void>();
  return {
    first,
    answer(request, response) {
      underWay.add(response);
      response.once('close', () => {
        underWay.delete(response);
        resolve();
      });
      return framework(request, response);
    },
    isAwaited: () => [...underWay].some(({ headersSent }) => !headersSent),
  };
}
