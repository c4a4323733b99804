import type { ReactNode } from 'react';
import { VIEW_TRANSITION } from '#lib/platform/http/content-security-policy.ts';

/** View transitions for pages with linked styles (`VIEW_TRANSITION`). React moves the element into the head. */
function ViewTransition() {
  return (
    <style href="view-transition" precedence="first">
      {VIEW_TRANSITION}
    </style>
  );
}

/** Templates link their style sheets, because the fragments that fill them need further styles. */
export default function TemplateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ViewTransition />
      {children}
    </>
  );
}
