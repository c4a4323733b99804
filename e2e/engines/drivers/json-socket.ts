import { z } from 'zod';

const messageOf = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
  message: z.string().optional(),
});

/** Connection to a browser's protocol: numbered requests and replies, and events, as JSON over a socket. */
export interface JsonSocket {
  send(method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Resolves with the next event of that name. */
  next(event: string): Promise<void>;
  close(): void;
}

export async function openSocket(url: string): Promise<JsonSocket> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no response from ${url}`)), { once: true });
  });
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const awaited = new Map<string, PromiseWithResolvers<void>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, error, message } = messageOf.parse(JSON.parse(String(data)));
    if (method) {
      awaited.get(method)?.resolve();
      awaited.delete(method);
    }
    const request = id === undefined ? undefined : pending.get(id);
    if (error === undefined) request?.resolve(result);
    else request?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('the browser is gone'));
  });
  return {
    send: (method, params = {}) => {
      last += 1;
      const reply = Promise.withResolvers<unknown>();
      pending.set(last, reply);
      socket.send(JSON.stringify({ id: last, method, params }));
      return reply.promise;
    },
    next: (event) => {
      const happened = awaited.get(event) ?? Promise.withResolvers<void>();
      awaited.set(event, happened);
      return happened.promise;
    },
    close: () => socket.close(),
  };
}
