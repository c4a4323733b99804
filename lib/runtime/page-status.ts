import 'server-only';
import { type PageStatus, requestContext } from './render-context.ts';

/** Sets the status of the dynamic page that is being rendered: Next itself knows only 200 (decision 5). */
export function setPageStatus(status: PageStatus): void {
  const context = requestContext.getStore();
  if (context) context.status = status;
}
