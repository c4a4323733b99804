import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstSteps } from './first-steps.ts';

const pages = withAdminPages();
const words = allMessagesIn('ne');
const { checklist } = words.site;

const openSteps = () =>
  firstSteps(pages().services)
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);

test('the home page lists the first steps that are open, each with a link to a page', async () => {
  const home = await pages().get('/');
  expect(home).toContain(checklist.title);
  expect(openSteps()).toEqual(['identity', 'menu', 'library', 'information']);
  for (const { name, href } of firstSteps(pages().services)) {
    expect(home).toContain(`<a href="${href}">${checklist[name]}</a>`);
    expect(await pages().get(href.replace(/#.*/, ''))).not.toContain(words.refusal.notFound);
  }
});

test('a step is done when its data exists, and the list disappears after the last step', async () => {
  const publish = async (key: string, values: Record<string, string>) => {
    const form = formIn(await pages().get(`/site/edit/${key}`));
    await pages().send(form.action, { ...form.values, ...values, do: 'publish' });
  };
  await publish('identity', { 'name.ne': 'नयाँ क्याम्पस', 'shortName.ne': 'क्याम्पस' });
  await publish('page/library', { 'title.ne': 'पुस्तकालय' });
  await publish('public-information', {});
  await publish('menu', {});
  expect(openSteps()).toEqual([]);
  expect(await pages().get('/')).not.toContain(checklist.title);
});

test('the message of the campus chief is open while the chief has written none', () => {
  pages().services.database.exec("UPDATE staff SET message = ''");
  expect(openSteps()).toContain('chief');
});

test('a campus with sample documents lists their number instead', async () => {
  pages().services.database.exec(
    `INSERT INTO site_documents VALUES (1, 'figures', '{"isSample":true,"figures":[]}'), (2, 'chart', '{"isSample":true}')`,
  );
  const home = await pages().get('/');
  expect(home).not.toContain(checklist.title);
  expect(home).toContain(fillIn(words.site.samplesLeft, { count: 2 }, 'ne'));
});

describe('the button that hides the list', () => {
  const admin = withAdminApp();

  test('hides it in this browser', async () => {
    const browser = admin().browser('editor');
    const home = async (cookie: string) => (await admin().send('/', { headers: { cookie } })).text();
    const { title } = allMessagesIn('en').site.checklist;
    expect(await home(browser.cookie)).toContain(title);
    const response = await admin().submit(browser, '/first-steps/hide');
    const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
    expect(await home(`${browser.cookie}; ${cookie}`)).not.toContain(title);
  });

  test('is forbidden to publishers, who do not see the list', async () => {
    const browser = admin().browser('publisher');
    const home = await admin().send('/', { headers: { cookie: browser.cookie } });
    expect(await home.text()).not.toContain(allMessagesIn('en').site.checklist.title);
    expect((await admin().submit(browser, '/first-steps/hide')).status).toBe(403);
  });
});
