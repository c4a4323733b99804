import { optionalPage } from '#components/pages/optional-page.tsx';
import { ProgrammeOverview } from '#components/study/programme-overview.tsx';
import { study as messages } from '#content/messages/study.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getProgrammes } from '#lib/site/site-content/programme-readers.ts';

async function describe() {
  const catalogue = await attempt(getProgrammes);
  return { description: (catalogue.ok && catalogue.value?.description) || messages.description };
}

const page = optionalPage('/programs', describe, getProgrammes, (catalogue) => (
  <ProgrammeOverview catalogue={catalogue} />
));

export const { generateMetadata } = page;
export default page.render;
