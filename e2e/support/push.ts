import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import type { PushMessage } from '#lib/site/notifications/delivery/message.ts';
import { type PushService, startPushService } from '#lib/site/notifications/testing/push-service.ts';
import type { Receiver } from '#lib/site/notifications/testing/receiver.ts';
import { startFaultyUpstream } from './faulty-upstream.ts';
import type { RunningServer } from './process.ts';
import { fromPage, type RawResponse, rawRequest } from './raw-request.ts';
import { makeDataDir, startSite } from './servers.ts';

export type Browser = ReturnType<PushService['subscribe']>;

/** A site that sends notifications, a campus that publishes notices, and the push service of its visitors. */
export interface PushSite {
  site: () => RunningServer;
  service: PushService;
  /** Adds exam notices and calls the webhook over a new connection, which any of the processes may accept. */
  publish(...ids: number[]): Promise<void>;
  /** Sends a request to the push endpoint as a page does. */
  send(method: 'POST' | 'DELETE', body: object): Promise<RawResponse>;
  /** Returns a browser that is subscribed from now on. */
  subscribe(language: 'en' | 'ne'): Promise<Browser>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Messages that this browser can decrypt, in order. */
export function messagesTo(service: PushService, receiver: Receiver): PushMessage[] {
  return service.received.flatMap(({ body }): PushMessage[] => {
    try {
      return [JSON.parse(receiver.read(body))];
    } catch {
      return [];
    }
  });
}

export async function startPushSite(
  processes: number,
  { dataDir = makeDataDir(), campusApi = process.env.E2E_CAMPUS_API ?? '' } = {},
): Promise<PushSite> {
  const upstream = await startFaultyUpstream(campusApi);
  const notices = [{ id: 1, description: 'Notice 1', createdDate: '2026-01-01' }];
  const service = await startPushService();
  const environment = {
    WEB_CONCURRENCY: String(processes),
    DATA_DIR: dataDir,
    REVALIDATE_SECRET: 'the-admin',
    PUSH_SERVICES: service.url,
  };
  const list = () => upstream.behave(json({ body: notices }), /\/notice\/\?/);
  list();
  let site = await startSite(upstream.url, environment);

  function send(method: 'POST' | 'DELETE', body: object): Promise<RawResponse> {
    const text = JSON.stringify(body);
    // Node sends no Content-Length with DELETE.
    const headers = { ...fromPage(site.url, ''), 'content-length': String(Buffer.byteLength(text)) };
    return rawRequest(site.url, '/api/push', { method, headers, body: text });
  }

  return {
    site: () => site,
    service,
    async publish(...ids) {
      const createdDate = new Date().toISOString();
      notices.push(...ids.map((id) => ({ id, description: `Notice ${id}`, createdDate })));
      list();
      const headers = { authorization: 'Bearer the-admin', 'content-type': 'application/json' };
      const body = JSON.stringify({ tags: ['notices'] });
      const { status } = await rawRequest(site.url, '/api/revalidate', { method: 'POST', headers, body });
      if (status !== 200) throw new Error(`the webhook responded with ${status}`);
    },
    send,
    async subscribe(language) {
      const browser = service.subscribe();
      const { endpoint, receiver } = browser;
      const { status } = await send('POST', { endpoint, keys: receiver.keys, departments: ['exam'], language });
      if (status !== 201) throw new Error(`the push endpoint responded with ${status}`);
      return browser;
    },
    async restart() {
      await site.stop();
      site = await startSite(upstream.url, environment);
    },
    async stop() {
      await site.stop();
      await upstream.shut();
      await service.close();
    },
  };
}
