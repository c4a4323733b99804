import 'server-only';
import { type PageStatus, renderContext } from './render-context.ts';

/** Sets the status of the dynamic page that is being rendered: Next itself supports only 200 (decision 5). */
export function setPageStatus(status: PageStatus): void {
  const context = renderContext.getStore();
  if (context) context.status = status;
}
