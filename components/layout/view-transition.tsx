import { VIEW_TRANSITION } from '#lib/http/content-security-policy.ts';

/** For pages whose styles are linked (`VIEW_TRANSITION`). React moves it into the head. */
export function ViewTransition() {
  return (
    <style href="view-transition" precedence="first">
      {VIEW_TRANSITION}
    </style>
  );
}
