import type { ReactNode } from 'react';
import { ViewTransition } from '#components/layout/view-transition.tsx';

/** Templates link their style sheets, because the fragments that fill them need further styles. */
export default function TemplateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ViewTransition />
      {children}
    </>
  );
}
