import type { ServerResponse } from 'node:http';
import type { Framework } from './handle-request.ts';

/** The framework for visitors, and whether one of them waits for an answer that it makes: nothing of it was sent yet. */
export function watchAnswers(framework: Framework): { answer: Framework; isAwaited: () => boolean } {
  const underWay = new Set<ServerResponse>();
  return {
    answer(request, response) {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      return framework(request, response);
    },
    isAwaited: () => [...underWay].some(({ headersSent }) => !headersSent),
  };
}
