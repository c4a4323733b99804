import { menuPage } from '#components/pages/menu-page.tsx';
import { ChiefMessage } from '#components/people/chief-message.tsx';
import { people } from '#content/messages/people.ts';
import { attemptPage, readsNothing } from '#lib/site/content-cache/attempt.ts';
import { getCampusChief } from '#lib/site/content-cache/readers.ts';

const body = async () => <ChiefMessage chief={await attemptPage(getCampusChief)} />;
const page = menuPage('/chiefMessage', people.chief, body, { isEmpty: () => readsNothing(getCampusChief) });

export const { generateMetadata } = page;
export default page.render;
