import 'server-only';
import { z } from 'zod';
import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import type { Channel, PostResult } from './channel.ts';
import { writeNotice } from './notice-text.ts';
import { failedResult, parseBody, statusResult, toReason } from './read-reply.ts';
import { type Reply, sendRequest } from './send-request.ts';

type Settings = NonNullable<ChannelSettings['viber']>;

/** The limit of a text message, in characters. */
const MAX_LENGTH = 7000;

/** The status in the body is the result; that of HTTP is 200 for failures, too. */
const bodySchema = z.object({
  status: z.number(),
  status_message: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  members: z
    .array(z.object({ id: z.string() }))
    .optional()
    .catch(undefined),
});

/** Token, channel or its webhook (10) is wrong, or the channel is blocked. */
const REFUSED: readonly number[] = [2, 7, 8, 9, 10, 15, 18];
/** This message is wrong. */
const REJECTED: readonly number[] = [3, 4, 13, 14];
const TOO_MANY = 12;
const LIMIT_MS = 60_000;

/** Posts to a channel by the Channels Post API (developers.viber.com/docs/tools/channels-post-api). */
export function createViber({ token, sender }: Settings, service: string): Channel {
  const call = (method: 'post' | 'get_account_info', fields: object): Promise<Reply> =>
    sendRequest(new URL(`${service}/pa/${method}`), {
      headers: { 'Content-Type': 'application/json', 'X-Viber-Auth-Token': token },
      body: JSON.stringify(fields),
    });

  /** Null for success. */
  function readError(reply: Reply): PostResult | null {
    if (reply.kind === 'failed') return failedResult(reply);
    const error = statusResult(reply);
    if (error) return error;
    const body = parseBody(bodySchema, reply.body);
    if (body === null) return { kind: 'unknown', reason: `${reply.status} without a valid body` };
    if (body.status === 0) return null;
    const reason = `${body.status} ${toReason(body.status_message ?? '', [token])}`.trim();
    if (REFUSED.includes(body.status)) return { kind: 'refused', reason };
    if (REJECTED.includes(body.status)) return { kind: 'rejected', reason };
    return { kind: 'later', reason, after: body.status === TOO_MANY ? LIMIT_MS : null };
  }

  return {
    name: 'viber',
    target: 'Viber',
    events: ['published'],
    categories: null,
    isRepeatable: false,
    async post({ notice }) {
      if (notice === null) return { kind: 'rejected', reason: 'nothing to post' };
      const text = writeNotice(notice, MAX_LENGTH);
      return readError(await call('post', { from: sender, type: 'text', text })) ?? { kind: 'sent', url: null };
    },
    async check() {
      const reply = await call('get_account_info', {});
      const error = readError(reply);
      if (error) return { ok: false, reason: 'reason' in error ? error.reason : '' };
      const account = reply.kind === 'reply' ? parseBody(bodySchema, reply.body) : null;
      if (account?.members && !account.members.some(({ id }) => id === sender))
        return { ok: false, reason: 'VIBER_SENDER is no administrator of the channel' };
      return { ok: true, summary: toReason(account?.name ?? '', [token]) };
    },
  };
}
