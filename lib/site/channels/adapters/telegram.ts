import 'server-only';
import { z } from 'zod';
import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import type { Channel, PostResult } from './channel.ts';
import { writeNotice } from './notice-text.ts';
import { failedResult, parseBody, statusResult, toReason } from './read-reply.ts';
import { type Reply, sendRequest } from './send-request.ts';

type Settings = NonNullable<ChannelSettings['telegram']>;

/** The limit of a message, in UTF-16 code units. */
const MAX_LENGTH = 4096;

const username = z.string().optional().catch(undefined);

const bodySchema = z.object({
  ok: z.boolean(),
  result: z
    .object({
      message_id: z.number().optional(),
      username,
      title: z.string().optional(),
      chat: z.object({ username }).optional(),
    })
    .optional()
    .catch(undefined),
  description: z.string().optional().catch(undefined),
  parameters: z.object({ retry_after: z.number().optional() }).optional().catch(undefined),
});

/** Errors of status 400 that are about the chat or the rights in it, and not about the message. */
const CHAT_ERROR = /chat not found|chat_id|rights|administrator|CHAT_ADMIN_REQUIRED|upgraded to a supergroup/i;

/** Posts messages to a channel by the Bot API (core.telegram.org/bots/api#sendmessage). */
export function createTelegram({ token, chat }: Settings, service: string): Channel {
  const secrets = [token, token.slice(token.indexOf(':') + 1)];

  async function call(method: 'sendMessage' | 'getChat', fields: object): Promise<Reply> {
    // The token is a part of the address.
    const to = new URL(`${service}/bot${token}/${method}`);
    const body = JSON.stringify({ chat_id: chat, ...fields });
    return sendRequest(to, { headers: { 'Content-Type': 'application/json' }, body });
  }

  function read(reply: Reply): { result: PostResult; title: string } {
    if (reply.kind === 'failed') return { result: failedResult(reply), title: '' };
    const body = parseBody(bodySchema, reply.body);
    const reason = toReason(body?.description ?? '', secrets);
    const title = toReason(body?.result?.title ?? chat, secrets);
    if (body?.ok === true && reply.status === 200) {
      const name = body.result?.chat?.username;
      const id = body.result?.message_id;
      return { result: { kind: 'sent', url: name && id ? `https://t.me/${name}/${id}` : null }, title };
    }
    const result = statusResult(reply, reason) ?? { kind: 'unknown', reason: `${reply.status} without a valid body` };
    const seconds = body?.parameters?.retry_after;
    if (result.kind === 'later' && seconds !== undefined)
      return { result: { ...result, after: seconds * 1000 }, title };
    if (result.kind === 'rejected' && CHAT_ERROR.test(reason))
      return { result: { kind: 'refused', reason: result.reason }, title };
    return { result, title };
  }

  return {
    name: 'telegram',
    target: chat,
    events: ['published'],
    categories: null,
    isRepeatable: false,
    async post({ notice }) {
      if (notice === null) return { kind: 'rejected', reason: 'nothing to post' };
      return read(await call('sendMessage', { text: writeNotice(notice, MAX_LENGTH) })).result;
    },
    async check() {
      const { result, title } = read(await call('getChat', {}));
      return result.kind === 'sent' ? { ok: true, summary: title } : { ok: false, reason: result.reason };
    },
  };
}
