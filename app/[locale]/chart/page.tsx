import { Organisation } from '#components/chart/organisation.tsx';
import { optionalPage } from '#components/pages/optional-page.tsx';
import { chart } from '#content/messages/people.ts';
import { getDocument } from '#lib/site/site-content/readers.ts';

const page = optionalPage(
  '/chart',
  chart,
  () => getDocument('chart'),
  ({ root }) => <Organisation root={root} />,
  { isWide: true },
);

export const { generateMetadata } = page;
export default page.render;
