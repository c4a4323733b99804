import type { ReactNode } from 'react';
import { ViewTransition } from '#components/layout/view-transition.tsx';

/** Shells link their styles, as what fills them has styles of its own. */
export default function ShellLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ViewTransition />
      {children}
    </>
  );
}
