import type { Handled } from '../finish/handled.ts';
import type { VisitorRequestContext } from '../http/request-context.ts';

/** Responds to a request, or returns null to leave it to the next handler. It changes neither the request nor the response. */
export type Handler = (context: VisitorRequestContext) => Handled | null | Promise<Handled | null>;
