import type { Hono } from 'hono';
import { z } from 'zod';
import { type ApiCall, paths } from '#campus-api/api/call.ts';
import { inBody } from '#campus-api/api/replies.ts';
import type { CounterStore } from './store.ts';

export function addCounterRoutes(app: Hono, { counter }: { counter: CounterStore }): void {
  app.get(paths.counter, async (c) => {
    // Hono handles HEAD by the GET handler; HEAD must not count.
    if (c.req.method === 'HEAD') return c.json({ body: null });
    return c.json({ body: { visit: await counter.countVisit() } });
  });
}

export const counterCalls: readonly ApiCall[] = [
  {
    path: paths.counter,
    method: 'get',
    summary: 'Counts this visit and returns the count',
    reply: inBody(z.strictObject({ visit: z.int() }).meta({ id: 'Visits' })),
  },
];
