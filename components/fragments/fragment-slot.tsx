import { LiveRegion } from '#components/ui/live-region.tsx';

/** In a shell: where the server puts what was made for the request. Nothing in it is the framework's. */
export function FragmentSlot() {
  return <LiveRegion data-fragment="" />;
}
