import type { OutgoingHttpHeaders } from 'node:http';
import { processWide } from '../campus/process-wide.ts';

/** An answer as it went out. */
export interface KeptAnswer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** The same, smaller, for those who take it; null until it is made. */
  brotli: Buffer | null;
  /** When it was last known to be the newest, in milliseconds of this process. */
  since: number;
}

/** For so long the next ones get a copy; then one request sees whether there is newer. */
const FRESH_MS = 1000;
const LARGEST_SUM = 24 * 1024 * 1024;
/** What an answer takes beside its body, roughly: the other encoding, headers, bookkeeping. */
const sizeOf = ({ body }: KeptAnswer) => 2 * body.length + 8192;

/** Answers in the memory of this process; those asked for longest ago are dropped first. */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();
  #bytes = 0;
  #generation = 0;

  /** Rises when what is still on its way may be old. */
  get generation(): number {
    return this.#generation;
  }

  /** Null also for the one who is to see whether there is newer; the others go on with the copy meanwhile. */
  take(key: string, now = performance.now()): KeptAnswer | null {
    const answer = this.#answers.get(key);
    if (!answer) return null;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (now - answer.since <= FRESH_MS) return answer;
    answer.since = now;
    return null;
  }

  /** What is kept under the key, if it has the same content. */
  same(key: string, tag: unknown): KeptAnswer | null {
    const answer = this.#answers.get(key);
    return answer && tag !== undefined && answer.headers.etag === tag ? answer : null;
  }

  keep(key: string, answer: KeptAnswer): void {
    this.drop(key);
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= LARGEST_SUM) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#bytes -= sizeOf(answer);
  }

  /** There is newer content, or a newer page: the next request for each sees to it. */
  age(): void {
    for (const answer of this.#answers.values()) answer.since = Number.NEGATIVE_INFINITY;
    this.#generation += 1;
  }
}

export function keptAnswers(): KeptAnswers {
  return processWide('kept answers', () => new KeptAnswers());
}
