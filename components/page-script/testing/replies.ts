/** Messages and classes of controls. */
export const words = {
  loading: { en: 'Loading', ne: '' },
  failed: { en: 'Failed', ne: '' },
  retry: { en: 'Again', ne: '' },
};
export const classes = { loading: 'loading', spinner: 'spinner', count: 'count', failure: 'failure', retry: 'retry' };

/** Replies of the site by address; an address without one fails. */
export function withReplies(replies: Readonly<Record<string, string | number | object>>) {
  const requests: string[] = [];
  Object.assign(globalThis, {
    fetch: async (address: string, { signal }: { signal?: AbortSignal } = {}) => {
      requests.push(address);
      await Promise.resolve();
      signal?.throwIfAborted();
      const reply = replies[address];
      if (reply === undefined) throw new Error(`no reply for ${address}`);
      const status = typeof reply === 'number' ? reply : 200;
      const text = typeof reply === 'number' ? '<p data-results>No</p>' : reply;
      const url = `https://campus.example${address}`;
      return { url, status, ok: status === 200, text: async () => text, json: async () => text };
    },
  });
  return requests;
}
