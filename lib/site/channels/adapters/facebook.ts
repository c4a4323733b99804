import 'server-only';
import { z } from 'zod';
import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import type { Channel, PostResult } from './channel.ts';
import { noticeUrl, writeNotice } from './notice-text.ts';
import { failedResult, parseBody, statusResult, toReason } from './read-reply.ts';
import { type Reply, sendRequest } from './send-request.ts';

type Settings = NonNullable<ChannelSettings['facebook']>;

/** The limit of the message of a post is 63,206 characters. */
const MAX_LENGTH = 60_000;

const postSchema = z.object({ id: z.string().regex(/^[\w-]+$/) });
const pageSchema = z.object({ name: z.string() });
const errorSchema = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.number(),
    is_transient: z.boolean().optional().catch(undefined),
  }),
});

/** The token has ended (102, 190, 463, 467), the page is unknown (803), or rights are missing (10, 200 to 299). */
const isRefusal = (code: number) => [10, 102, 190, 463, 467, 803].includes(code) || (code >= 200 && code < 300);
/** The service is unavailable (1, 2), or limits its callers (4, 17, 32, 341, 368, 613, 80001). */
const isTemporary = (code: number) => [1, 2, 4, 17, 32, 341, 368, 613, 80_001].includes(code);
/** Limits count the calls of an hour. */
const LIMIT_MS = 10 * 60_000;

/** Posts to a page by the Graph API (developers.facebook.com/docs/graph-api/reference/page/feed). */
export function createFacebook({ page, token }: Settings, service: string): Channel {
  function readError(reply: Reply): PostResult | null {
    if (reply.kind === 'failed') return failedResult(reply);
    const error = parseBody(errorSchema, reply.body)?.error;
    if (!error) return statusResult(reply);
    const reason = `${error.code} ${toReason(error.message, [token])}`.trim();
    if (isRefusal(error.code) || (error.code === 100 && reply.status === 404)) return { kind: 'refused', reason };
    if (isTemporary(error.code)) return { kind: 'later', reason, after: error.code > 2 ? LIMIT_MS : null };
    if (error.is_transient) return { kind: 'later', reason, after: null };
    return statusResult(reply, reason) ?? { kind: 'rejected', reason };
  }

  return {
    name: 'facebook',
    target: page,
    events: ['published'],
    categories: null,
    isRepeatable: false,
    async post({ notice }) {
      if (notice === null) return { kind: 'rejected', reason: 'nothing to post' };
      const fields = {
        message: writeNotice(notice, MAX_LENGTH),
        link: noticeUrl(notice.id, languageOf(notice.description)),
        access_token: token,
      };
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams(fields).toString();
      const reply = await sendRequest(new URL(`${service}/${page}/feed`), { headers, body });
      const id = reply.kind === 'reply' ? parseBody(postSchema, reply.body)?.id : undefined;
      if (id !== undefined) return { kind: 'sent', url: `https://www.facebook.com/${id}` };
      return readError(reply) ?? { kind: 'unknown', reason: 'a response without a valid body' };
    },
    async check() {
      const to = new URL(`${service}/${page}?fields=name`);
      const reply = await sendRequest(to, { method: 'GET', headers: { Authorization: `Bearer ${token}` } });
      const name = reply.kind === 'reply' ? parseBody(pageSchema, reply.body)?.name : undefined;
      if (name !== undefined) return { ok: true, summary: toReason(name, [token]) };
      const error = readError(reply);
      return { ok: false, reason: error && 'reason' in error ? error.reason : 'a response without a valid body' };
    },
  };
}
