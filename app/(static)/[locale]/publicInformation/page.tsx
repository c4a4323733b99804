import { menuPage } from '#components/pages/menu-page.tsx';
import { PublicInformationBody, sectionsOf } from '#components/public-information/public-information-body.tsx';
import { Loaded } from '#components/ui/loaded.tsx';
import { publicInformation as messages } from '#content/messages/public-information.ts';
import { attempt, attemptPage } from '#lib/content-store/attempt.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { isEmptyInformation } from '#lib/site-content/published.ts';
import { getDocument } from '#lib/site-content/readers.ts';

async function readInformation() {
  const information = await getDocument('public-information');
  return information && !isEmptyInformation(information) ? information : null;
}

async function parts() {
  const information = await attempt(readInformation);
  const ids = information.ok && information.value ? sectionsOf(information.value) : [];
  return ids.map((id) => ({ label: messages[id], href: `#${id}` }));
}

async function isEmpty() {
  const information = await attempt(readInformation);
  return information.ok && information.value === null;
}

const page = menuPage(
  '/publicInformation',
  messages,
  async () => {
    const { states } = await currentMessages();
    return (
      <Loaded of={await attemptPage(readInformation)} empty={states.comingSoon} isUnpublished>
        {(information) => <PublicInformationBody information={information} />}
      </Loaded>
    );
  },
  { parts, isEmpty },
);

export const { generateMetadata } = page;
export default page.render;
