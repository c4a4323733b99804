import { Organisation } from '#components/chart/organisation.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { Loaded } from '#components/ui/loaded.tsx';
import { chart } from '#content/messages/chart.ts';
import { attempt, attemptPage } from '#lib/content-store/attempt.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { getDocument } from '#lib/site-content/readers.ts';

async function isEmpty() {
  const document = await attempt(() => getDocument('chart'));
  return document.ok && document.value === null;
}

const page = menuPage(
  '/chart',
  chart,
  async () => {
    const { states } = await currentMessages();
    return (
      <Loaded of={await attemptPage(() => getDocument('chart'))} empty={states.comingSoon} isUnpublished>
        {({ root }) => <Organisation root={root} />}
      </Loaded>
    );
  },
  { isWide: true, isEmpty },
);

export const { generateMetadata } = page;
export default page.render;
