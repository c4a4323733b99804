import type { Hono } from 'hono';
import type { Stores } from '../stores/index.ts';
import { paths } from '#campus-api/dto.ts';

export function addCounterRoutes(app: Hono, { counter }: Stores): void {
  app.get(paths.counter, (c) => {
    // Hono answers HEAD by the GET handler; looking must not count.
    if (c.req.method === 'HEAD') return c.json({ body: null });
    return c.json({ body: { visit: counter.countVisit() } });
  });
}
