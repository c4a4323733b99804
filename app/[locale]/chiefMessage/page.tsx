import { menuPage } from '#components/pages/menu-page.tsx';
import { ChiefMessage } from '#components/people/chief-message.tsx';
import { people } from '#content/messages/people.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { getCampusChief } from '#lib/site/content-cache/readers.ts';

const page = menuPage('/chiefMessage', people.chief, async () => (
  <ChiefMessage chief={await attemptPage(getCampusChief)} />
));

export const { generateMetadata } = page;
export default page.render;
