import { processSingleton } from '#lib/runtime/process-singleton.ts';

type Answer = () => Promise<Response>;

const answers = () => processSingleton('direct answers', () => new Map<string, Answer>());

/**
 * Lets the server answer GET at a path itself: the framework costs more than an answer that is a number. What has a tag the
 * server encodes once, and answers with 304. What answers is loaded with the pages (`instrumentation.ts`); until then, and in development, the route of
 * `app/` answers the same.
 */
export function provideDirectResponse(path: string, answer: Answer): void {
  answers().set(path, answer);
}

export function directResponse(path: string): Answer | null {
  return answers().get(path) ?? null;
}
