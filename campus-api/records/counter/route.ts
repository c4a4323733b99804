import type { Hono } from 'hono';
import { paths } from '#campus-api/api/dto.ts';
import type { Stores } from '../stores.ts';

export function addCounterRoutes(app: Hono, { counter }: Stores): void {
  app.get(paths.counter, (c) => {
    // Hono handles HEAD by the GET handler; HEAD must not count.
    if (c.req.method === 'HEAD') return c.json({ body: null });
    return c.json({ body: { visit: counter.countVisit() } });
  });
}
