import type { ComponentProps } from 'react';

/** A container that the page script fills; React does not touch its content. */
export function LiveRegion(props: ComponentProps<'div'>) {
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
