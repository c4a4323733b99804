import { menuPage } from '#components/pages/menu-page.tsx';
import { PublicInformationBody } from '#components/public-information/public-information-body.tsx';
import { publicInformation as messages } from '#content/messages/public-information.ts';
import { publicInformationContent } from '#content/pages/public-information.ts';

const parts = (['charter', 'officers', 'reports', 'university', 'elsewhere'] as const).map((id) => ({
  label: messages[id],
  href: `#${id}`,
}));

const page = menuPage('/publicInformation', publicInformationContent, () => <PublicInformationBody />, { parts });

export const { generateMetadata } = page;
export default page.render;
