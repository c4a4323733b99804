import { z } from 'zod';

const messageOf = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
  message: z.string().optional(),
});

/** A browser's protocol: numbered questions and answers, and events, as JSON over a socket. */
export interface JsonSocket {
  ask(method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Resolves with the next event of that name. */
  next(event: string): Promise<void>;
  close(): void;
}

export async function openSocket(url: string): Promise<JsonSocket> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no answer at ${url}`)), { once: true });
  });
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  const awaited = new Map<string, PromiseWithResolvers<void>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, error, message } = messageOf.parse(JSON.parse(String(data)));
    if (method) {
      awaited.get(method)?.resolve();
      awaited.delete(method);
    }
    const question = id === undefined ? undefined : asked.get(id);
    if (error === undefined) question?.resolve(result);
    else question?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of asked.values()) reject(new Error('the browser is gone'));
  });
  return {
    ask: (method, params = {}) => {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      asked.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    next: (event) => {
      const happened = awaited.get(event) ?? Promise.withResolvers<void>();
      awaited.set(event, happened);
      return happened.promise;
    },
    close: () => socket.close(),
  };
}
