import { use } from 'react';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import { SiteText } from '../text/site-text.tsx';

/** The name of the campus as a heading of the second level. */
export function CampusTitle({ className }: { className?: string | undefined }) {
  const { name } = use(getIdentity());
  return (
    <h2 className={className}>
      <SiteText of={name} />
    </h2>
  );
}
