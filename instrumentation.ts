import type { Instrumentation } from 'next';
import { log } from '@/lib/log';

/** An error that no page or handler caught, with its cause; the line of its request has the same id. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  log.error({ err: error, route: routePath, type: routeType }, 'a request failed');
};
