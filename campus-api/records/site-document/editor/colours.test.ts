import sharp from 'sharp';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { darkColours, lightColours } from '#lib/platform/colours/default-colours.ts';
import { coloursIn, readColour } from './colour-values.ts';

const identity = { name: { en: 'Alpha' }, shortName: { en: 'Alpha' } };
const pages = withAdminPages('editor', [{ key: 'identity', content: identity }]);
const { site, results, problems } = allMessagesIn('ne');
const stored = () => createSiteStore(pages().services.database).find('identity')?.content;

async function send(values: Record<string, string>) {
  const form = formIn(await pages().get('/site/edit/identity'));
  return { action: form.action, page: await pages().send(form.action, { ...form.values, ...values }) };
}

test.each([
  ['#14366B', '#14366b'],
  [' 14366b ', '#14366b'],
  ['#1a9', '#11aa99'],
  ['१४३६६b', '#14366b'],
  ['blue', 'blue'],
  ['', ''],
])('%j is read as %j', (typed, colour) => expect(readColour(typed)).toBe(colour));

test('invalid and unknown colours of a form are left out of its preview', () => {
  const fields = {
    'colours.main': ['#1b5e20'],
    'colours.accent': ['red'],
    'colours.dark.ink': ['fff'],
    'colours.x.y': ['#000'],
  };
  expect(coloursIn(fields)).toEqual({ main: '#1b5e20', dark: { ink: '#ffffff' } });
});

test('a main colour is published, and the preview shows it', async () => {
  const { action, page } = await send({ 'colours.main': '1B5E20', do: 'look:colours' });
  expect(page).toContain('fill="#1b5e20"');
  expect(await pages().send(action, { ...formIn(page).values, do: 'publish' })).toContain(results.changed.result);
  expect(stored()).toEqual({ ...identity, colours: { main: '#1b5e20' } });
});

test('a colour with too little contrast is named at its field with its ratio, and a button takes the nearest one over', async () => {
  const { action, page } = await send({ 'colours.main': '#ffdd00', do: 'publish' });
  expect(page).toContain(problems);
  expect(page).toMatch(/<a href="#colours\.main">[^<]*१\.३:१/);
  const [, button = ''] = /value="(colour:colours\.main\/#[0-9a-f]{6})"/.exec(page) ?? [];
  expect(stored()).toEqual(identity);
  const accepted = await pages().send(action, { ...formIn(page).values, do: button });
  expect(formIn(accepted).values['colours.main']).toEqual([button.slice(-7)]);
  expect(await pages().send(action, { ...formIn(accepted).values, do: 'publish' })).toContain(results.changed.result);
});

test('a text that is not a colour is reported at its field, and stays', async () => {
  const { page } = await send({ 'colours.dark.ink': 'कालो', do: 'publish' });
  expect(page).toContain('<a href="#colours.dark.ink">');
  expect(formIn(page).values['colours.dark.ink']).toEqual(['कालो']);
});

test('the preview for scripts has the problems of the colours in the address', async () => {
  const page = await pages().get('/site/colours?colours.main=%23ffdd00');
  expect(page).toContain('value="colour:colours.main/#');
  expect(page).not.toContain('<html');
});

test('a logo keeps its transparency and its ending, colours the header of the admin, and can be removed', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const form = formIn(await pages().get('/site/edit/identity'));
  const files = [new File([new Uint8Array(bytes)], 'लोगो.webp')];
  const chosen = await pages().send(form.action, { ...form.values, do: 'pictures:logo' }, files, 'file:logo');
  const described = { ...formIn(chosen).values, 'logo.alt.ne': 'हिमाल', do: 'publish' };
  expect(await pages().send(form.action, described)).toContain(results.changed.result);
  const logo = { src: expect.stringMatching(/^\/files\/\S+\.png$/), width: 300, height: 200, alt: { ne: 'हिमाल' } };
  expect(stored()).toMatchObject({ logo });
  const page = await pages().get('/site/edit/identity');
  expect(page).toMatch(/<img class="logo" src="\/brand\/logo\/[^"]+\.png"/);
  const again = formIn(page);
  const removed = await pages().send(again.action, { ...again.values, do: 'delete:logo' });
  const question = await pages().send(again.action, { ...formIn(removed).values, do: 'publish' });
  const [, confirmation = ''] = /name="confirmation" value="([^"]+)"/.exec(question) ?? [];
  await pages().post(`${again.action}/publish`, { confirmation });
  expect(stored()).toEqual(identity);
  expect(await pages().get('/site')).not.toContain('class="logo"');
});

test('a logo that is too small is named, and the form stays', async () => {
  const bytes = await sharp({ create: { width: 40, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = formIn(await pages().get('/site/edit/identity'));
  const files = [new File([new Uint8Array(bytes)], 'tiny.png')];
  const page = await pages().send(form.action, { ...form.values, do: 'pictures:logo' }, files, 'file:logo');
  expect(page).toContain('tiny.png');
  expect(page).toContain('६४');
  expect(formIn(page).values['name.en']).toEqual(['Alpha']);
});

test('the colours of the campus colour the admin, with a new address for each change', async () => {
  const sheet = async () => /href="(\/brand\/[\w-]+\.css)"/.exec(await pages().get('/site'))?.[1];
  const before = (await sheet()) ?? '';
  expect(await pages().get(before)).toContain(`--blue:${lightColours.blue};`);
  const { page } = await send({ 'colours.main': '#1b5e20', do: 'publish' });
  expect(page).toContain(site.title);
  const address = (await sheet()) ?? '';
  expect(address).not.toBe(before);
  const [light = '', dark = ''] = (await pages().get(address)).split('prefers-color-scheme:dark');
  expect(light).toContain('--blue:#1b5e20;');
  expect(dark).toContain(`--ground:${darkColours.ground};`);
  expect(dark).toMatch(/--blue:#(?!1b5e20)/);
});
