import type { Hono } from 'hono';
import { z } from 'zod';
import type { ApiCall } from '#campus-api/api/call.ts';
import { inBody } from '#campus-api/api/replies.ts';
import { eventReply, eventToReply } from './event.ts';
import type { EventStore } from './store.ts';

/** Not part of the contract. */
const path = '/events';

export function addEventRoutes(app: Hono, { events }: { events: EventStore }): void {
  app.get(path, (c) => c.json({ body: events.all().map(eventToReply) }));
}

export const eventCalls: readonly ApiCall[] = [
  {
    path,
    method: 'get',
    isOptional: true,
    summary:
      'Optional, not part of the contract: the events of the academic calendar, the earliest first. If this call returns 404, the calendar has no events',
    reply: inBody(z.array(eventReply)),
  },
];
