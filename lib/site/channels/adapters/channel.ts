import type { NewsEvent } from '#lib/platform/watch/outbox-status.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import type { Result } from '#lib/site/outbox/deliverer.ts';

/** A notice that was published, or one that was withdrawn, of which only the id is left. `key`: the same in every attempt of one post. */
export type PostContent = { key: string; id: string } & (
  | { event: 'published'; notice: Notice }
  | { event: 'withdrawn'; notice: null }
);

/** The result of a post (`deliverer.ts`). */
export type PostResult = Exclude<Result, { kind: 'gone' | 'wait' | 'down' }>;

/** The result of a check without a post: what the service reports of itself, or its refusal. */
export type ChannelCheck = { ok: true; summary: string } | { ok: false; reason: string };

/** A service to which notices are posted. Its functions never throw, and return no secret. */
export interface Channel {
  readonly name: string;
  /** Destination of the posts for the admin, without secrets. */
  readonly target: string;
  readonly events: readonly NewsEvent[];
  /** Addresses of the categories whose notices are posted; null for all. */
  readonly categories: readonly string[] | null;
  /** Whether the service recognises a repeated post by its key or content: only then is an unknown one sent again. */
  readonly isRepeatable: boolean;
  post(content: PostContent): Promise<PostResult>;
  check(): Promise<ChannelCheck>;
}
