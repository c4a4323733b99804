import { setTimeout } from 'node:timers/promises';
import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { isFileRoute } from '#lib/platform/routes/match.ts';
import type { RequestContext } from '../http/request-context.ts';

/** A visitor waits no longer for changes of the campus, which are published anyway. */
const MAX_WAIT_MS = 2000;

/** Handler: publishes changes of the campus before a response may come from a cache. It never responds. */
export function awaitPublications({ method, route }: RequestContext): null | Promise<null> {
  if (method !== 'GET' || isFileRoute(route)) return null;
  const publication = pageHandlers().checkPublications();
  return (
    publication && Promise.race([publication, setTimeout(MAX_WAIT_MS, undefined, { ref: false })]).then(() => null)
  );
}
