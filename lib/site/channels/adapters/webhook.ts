import 'server-only';
import { createHmac } from 'node:crypto';
import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { toNoticeRow } from '#lib/site/open-data/notice-rows.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import type { Channel, PostContent } from './channel.ts';
import { noticeUrl } from './notice-text.ts';
import { failedResult, statusResult } from './read-reply.ts';
import { sendRequest } from './send-request.ts';

type Settings = NonNullable<ChannelSettings['webhook']>;

/** The columns of the data set of notices, except the categories, with the language of the text. */
function noticeOf({ id, notice }: PostContent) {
  if (notice === null) return { id, url: noticeUrl(id, 'en') };
  const { categories: _, ...row } = toNoticeRow(notice, []);
  return { ...row, language: languageOf(notice.description) };
}

/** The signature of Standard Webhooks (standardwebhooks.com), version 1: HMAC-SHA256 of `id.timestamp.body`. */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Posts notices as signed JSON to a program of the campus. The id is the same in every attempt. */
export function createWebhook({ url, secret, categories }: Settings): Channel {
  const to = new URL(url);

  async function send(id: string, event: string, notice: object | null) {
    const timestamp = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      type: event,
      timestamp: new Date(timestamp * 1000).toISOString(),
      data: { site: environment().siteUrl, notice },
    });
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook(secret, id, timestamp, body),
    };
    const reply = await sendRequest(to, { headers, body });
    if (reply.kind === 'failed') return failedResult(reply);
    return statusResult(reply) ?? { kind: 'sent' as const, url: null };
  }

  return {
    name: 'webhook',
    target: to.host,
    events: ['published', 'withdrawn'],
    categories,
    isRepeatable: true,
    post: (content) => send(content.key, `notice.${content.event}`, noticeOf(content)),
    async check() {
      const result = await send(`ping.${Date.now()}`, 'ping', null);
      return result.kind === 'sent' ? { ok: true, summary: 'accepts a ping' } : { ok: false, reason: result.reason };
    },
  };
}
