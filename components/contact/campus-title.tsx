import { use } from 'react';
import { defaultIdentity } from '#content/site/defaults.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import { SiteText } from '../text/site-text.tsx';
import { UpstreamName } from '../text/upstream-name.tsx';

interface CampusTitleProps {
  /** The title of the contact record, shown until the campus has entered its names. */
  title?: string | undefined;
  className?: string | undefined;
}

/** The name of the campus as a heading of the second level. */
export function CampusTitle({ title, className }: CampusTitleProps) {
  const identity = use(getIdentity());
  if (title && identity === defaultIdentity) return <UpstreamName as="h2" name={title} className={className} />;
  return (
    <h2 className={className}>
      <SiteText of={identity.name} />
    </h2>
  );
}
