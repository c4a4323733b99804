import type { ReactNode } from 'react';

/** Renders an element to HTML that React in the browser can hydrate. */
export async function renderFragment(element: ReactNode): Promise<string> {
  // A dynamic import: Next rejects a static import of `react-dom/server` in pages.
  const { renderToString } = await import('react-dom/server');
  return renderToString(element);
}
