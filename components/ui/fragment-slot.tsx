import { LiveRegion } from './live-region.tsx';

/** The container in a template that the server fills with the fragment. React does not hydrate its content. */
export function FragmentSlot() {
  return <LiveRegion data-fragment="" />;
}
