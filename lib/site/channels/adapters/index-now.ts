import 'server-only';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { INDEXNOW_KEY_FILE } from '#lib/platform/routes/paths.ts';
import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import { environment } from '#lib/platform/settings/index.ts';
import type { Channel } from './channel.ts';
import { noticeUrl } from './notice-text.ts';
import { failedResult, statusResult } from './read-reply.ts';
import { sendRequest } from './send-request.ts';

type Settings = NonNullable<ChannelSettings['indexNow']>;

/** Reports the addresses of new and withdrawn notices to search engines (indexnow.org/documentation), in both languages. */
export function createIndexNow({ key }: Settings, service: string): Channel {
  return {
    name: 'indexNow',
    target: new URL(service).host,
    events: ['published', 'withdrawn'],
    categories: null,
    isRepeatable: true,
    async post({ id }) {
      const body = JSON.stringify({
        host: new URL(environment().siteUrl).host,
        key,
        keyLocation: absoluteUrl(INDEXNOW_KEY_FILE),
        urlList: [noticeUrl(id, 'en'), noticeUrl(id, 'ne')],
      });
      const headers = { 'Content-Type': 'application/json; charset=utf-8' };
      const reply = await sendRequest(new URL(`${service}/indexnow`), { headers, body });
      if (reply.kind === 'failed') return failedResult(reply);
      // The addresses are not of this host, or the key is not that of the key file.
      if (reply.status === 422) return { kind: 'refused', reason: '422' };
      return statusResult(reply) ?? { kind: 'sent', url: null };
    },
    async check() {
      const reply = await sendRequest(new URL(absoluteUrl(INDEXNOW_KEY_FILE)), { method: 'GET' });
      if (reply.kind === 'failed') return { ok: false, reason: reply.reason };
      if (reply.status === 200 && reply.body.trim() === key) return { ok: true, summary: 'the key file is public' };
      return { ok: false, reason: `${INDEXNOW_KEY_FILE}: ${reply.status}, or another key` };
    },
  };
}
