import 'server-only';
import { type PageStatus, requestContext } from './request-context.ts';

/** Gives the page that is being made for this request a status: Next itself has none but 200 for it (decision record 26). */
export function setPageStatus(status: PageStatus): void {
  const context = requestContext.getStore();
  if (context) context.status = status;
}
