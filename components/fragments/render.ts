import type { ReactNode } from 'react';

/** What React makes of an element on the server, as the browser's React takes it over. */
export async function renderFragment(element: ReactNode): Promise<string> {
  // Named like this, the framework does not take it for a page's.
  const { renderToString } = await import('react-dom/server');
  return renderToString(element);
}
