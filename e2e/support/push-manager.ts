/** Subscription data from a push service. */
export interface SubscriptionData {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Runs in a page or a worker: replaces the browser's push service, which tests cannot reach, by one on the loopback. It must be
 * self-contained, as its source is sent. Like the real one, it stores a subscription until `unsubscribe`.
 */
export function stubPushManager({ endpoint, keys }: SubscriptionData): void {
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
