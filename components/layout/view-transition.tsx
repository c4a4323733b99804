import { VIEW_TRANSITION } from '#lib/platform/http/content-security-policy.ts';

/** View transitions for pages with linked styles (`VIEW_TRANSITION`). React moves the element into the head. */
export function ViewTransition() {
  return (
    <style href="view-transition" precedence="first">
      {VIEW_TRANSITION}
    </style>
  );
}
