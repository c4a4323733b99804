import type { ComponentProps } from 'react';

/** A place that scripts of the page fill; the framework leaves it to them. */
export function LiveRegion(props: ComponentProps<'div'>) {
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
