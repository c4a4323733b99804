/** What a browser got from its push service. */
export interface Given {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * For a page or a worker: a push service on loopback in place of the maker's, which no test reaches. It must stand alone: its
 * text is sent. Like the real one, it keeps a subscription until that is given up.
 */
export function givePushManager({ endpoint, keys }: Given): void {
  const toBytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
  const cache = () => caches.open('push service of the test');
  const subscription = (key: string) => ({
    endpoint,
    options: { applicationServerKey: toBytes(key) },
    getKey: (name: 'p256dh' | 'auth') => toBytes(keys[name]),
    unsubscribe: async () => (await cache()).delete('/key'),
  });
  Object.assign(PushManager.prototype, {
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      await (await cache()).put('/key', new Response(applicationServerKey));
      return subscription(applicationServerKey);
    },
    async getSubscription() {
      const key = await (await cache()).match('/key');
      return key ? subscription(await key.text()) : null;
    },
  });
}
