import type { ReactNode } from 'react';
import type { OfficeHours } from '#content/site/place.ts';
import { openingTimesOf } from '#lib/site/site-content/opening-times.ts';

interface OpenStateProps {
  hours: readonly OfficeHours[];
  className?: string | undefined;
  /** The text without scripts and on days without known times. */
  children?: ReactNode;
}

/** Whether an office is open now, written by the browser (`showOpen`): a cached page may be older. Only where its hours are understood. */
export function OpenState({ hours, className, children = null }: OpenStateProps) {
  const times = openingTimesOf(hours);
  if (!times) return children && <span className={className}>{children}</span>;
  return (
    <span className={className} data-open={JSON.stringify(times)}>
      {children}
    </span>
  );
}
