import { optionalPage } from '#components/pages/optional-page.tsx';
import { PublicInformationBody, sectionsOf } from '#components/public-information/public-information-body.tsx';
import { publicInformation as messages } from '#content/messages/campus.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { isEmptyInformation } from '#lib/site/site-content/published.ts';
import { getDocument } from '#lib/site/site-content/readers.ts';

async function readInformation() {
  const information = await getDocument('public-information');
  return information && !isEmptyInformation(information) ? information : null;
}

async function parts() {
  const information = await attempt(readInformation);
  const ids = information.ok && information.value ? sectionsOf(information.value) : [];
  return ids.map((id) => ({ label: messages[id], href: `#${id}` }));
}

const page = optionalPage(
  '/publicInformation',
  messages,
  readInformation,
  (information) => <PublicInformationBody information={information} />,
  { parts },
);

export const { generateMetadata } = page;
export default page.render;
