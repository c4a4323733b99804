import { use } from 'react';
import { menuPosition } from '#lib/site/site-content/readers.ts';
import { SiteText } from './site-text.tsx';

/** The name of a page of the site in the language of the page. */
export function PageName({ of: path }: { of: string }) {
  return <SiteText of={use(menuPosition(path)).link.label} />;
}
