import { request } from 'node:http';
import { messagesIn } from '#content/messages/index.ts';
import type { Behaviour } from '#lib/site/campus-client/testing/behaviours.ts';
import { SAMPLE_NOTICE as NOTICE, SAMPLE_RESULT as RESULT } from '../support/documents.ts';
import { expect, test } from './engine-test.ts';
import type { Tab } from './tab.ts';

// The most frequent tasks of visitors: a document, a number, a fee, a contact.

const { documents, layout, study, write } = messagesIn('en');

/** Forwards to the site, with a policy that blocks scripts in its pages. */
const withoutScripts =
  (site: string): Behaviour =>
  (response, incoming) => {
    const { method, headers, url } = incoming;
    const onward = request(`${site}${url}`, { method, headers }, (reply) => {
      const policy = String(reply.headers['content-security-policy'] ?? '').replace(
        /script-src[^;]*/,
        "script-src 'none'",
      );
      response.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'content-security-policy': policy });
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  };

test('document: read page by page, with its pictures and the file', async ({ tab }) => {
  await tab.visit(NOTICE);
  await tab.click('main a', documents.read);
  await tab.at(/^\/notice\/item\/120\/file\/1$/);
  await tab.waitUntilReady();
  await tab.until('the text of a table', () =>
    Array.from(document.querySelectorAll('main table td')).some((cell) => cell.textContent === 'Kiran Bhandari'),
  );
  const pictures = await tab.read(() => document.querySelectorAll('main picture img').length);
  expect(pictures).toBe(2);
  for (let at = 0; at < pictures; at += 1) {
    await tab.read((nth: number) => document.querySelectorAll('main picture img')[nth]?.scrollIntoView(), at);
    await tab.until(
      'the picture of a page',
      (nth: number) => {
        const image = document.querySelectorAll<HTMLImageElement>('main picture img')[nth];
        return image?.complete && image.naturalWidth > 300;
      },
      at,
    );
  }
  const file = await tab.read(() => document.querySelector('main a[download]')?.getAttribute('href'));
  expect(file).toMatch(/^\/files\/.*result\.pdf/);
});

test('number: found in a document with a link to its page, or reported missing', async ({ tab }) => {
  await tab.visit(NOTICE);
  await tab.fill('#number', '7243');
  await tab.press('Enter');
  await tab.at(/^\/notice\/item\/120\/find\?number=7243$/);
  await tab.until('the text around it', () => document.querySelector('main ol mark')?.textContent === '7243');
  await tab.waitUntilReady();
  await tab.click('main ol li p a');
  await tab.at(/^\/notice\/item\/120\/file\/1$/);
  expect(await tab.read(() => location.hash)).toMatch(/^#page-\d$/);
  await tab.visit(`${NOTICE}/find?number=999999`);
  await tab.shows(documents.find.absentCaution);
});

test('site search: text within documents is found', async ({ tab }) => {
  // Documents are indexed some time after they were read.
  const isFound = async () => {
    await tab.visit('/search?q=Kiran%20Bhandari');
    return tab.read((path: string) => document.querySelector(`main a[href^="${path}"]`) !== null, RESULT);
  };
  await expect.poll(isFound, { timeout: 200_000 }).toBe(true);
  await tab.click(`main a[href^="${RESULT}"]`);
  await tab.at(/^\/notice\/item\/120\/file\/1/);
});

test('programmes: one fee is readable, and the comparison fits a phone', async ({ tab }) => {
  await tab.driver.resize(360, 800);
  await tab.visit('/programs');
  await tab.click('main a', 'Bachelor of Business Studies');
  await tab.at(/^\/programs\/bbs$/);
  await tab.waitUntilReady();
  await tab.shows(study.fee);
  expect(await tab.read(() => document.querySelector('main')?.innerText)).toMatch(/Rs [\d,]+/);
  await tab.visit('/programs/compare');
  const table = await tab.until('a table as wide as the screen', () => {
    const rows = document.querySelectorAll('main table tbody tr');
    return rows.length > 10 && { wider: document.documentElement.scrollWidth - document.documentElement.clientWidth };
  });
  expect(table).toEqual({ wider: 0 });
});

test('public information: cards fit a phone, and complaints link to the form', async ({ tab }) => {
  await tab.driver.resize(360, 800);
  await tab.visit('/publicInformation');
  await tab.click('main summary');
  const cards = await tab.read(() =>
    Array.from(document.querySelectorAll('main table tbody tr')).map((row) => row.getBoundingClientRect().width),
  );
  expect(cards.length).toBeGreaterThan(4);
  // WebKit's window is no narrower than 447 pixels.
  expect(Math.max(...cards)).toBeLessThanOrEqual(await tab.read(() => document.documentElement.clientWidth));
  await tab.click('main a', write.title);
  await tab.at(/^\/contact\/write$/);
  await tab.until('the form', () => document.querySelector('textarea#text'));
});

/** Sends an enquiry, and looks up its state. */
async function writeAndLookUp(tab: Tab, text: string, waitUntilReady = () => tab.waitUntilReady()): Promise<void> {
  await waitUntilReady();
  await tab.until('the form', () => document.querySelector('textarea#text'));
  await tab.click('label', write.kinds.suggestion);
  await tab.fill('#text', text);
  // More than the minimum age of a form that is accepted.
  await new Promise((resolve) => setTimeout(resolve, 3500));
  await tab.click('main form button', write.send);
  const number = await tab.until(
    'a number',
    () => /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(document.querySelector('main dd')?.textContent ?? '')?.[0],
  );
  await waitUntilReady();
  await tab.click('main a', write.another);
  await tab.until('the form', () => document.querySelector('textarea#text'));
  await waitUntilReady();
  await tab.fill('#reference', number.toLowerCase());
  await tab.press('Enter');
  await tab.shows(write.progress.new);
  expect(await tab.read((words: string) => document.body.innerText.includes(words), text)).toBe(false);
}

test('write to the campus: an enquiry is sent, numbered and looked up', async ({ tab }) => {
  await tab.visit('/contact/write');
  await writeAndLookUp(tab, 'More benches under the trees');
});

test('write to the campus: works in the lite version', async ({ tab }) => {
  await tab.visit('/contact');
  await tab.click('footer a', layout.liteOn);
  await tab.shows(layout.liteText);
  await tab.waitUntilReady();
  await tab.click('main a', write.title);
  await tab.at(/^\/contact\/write$/);
  await writeAndLookUp(tab, 'A tap at the gate');
});

test('without scripts: enquiry, document and number search work', async ({ tab, connection }) => {
  connection.behave(withoutScripts(process.env.E2E_SITE ?? ''));
  await tab.driver.open(`${tab.origin}${NOTICE}`);
  expect(await tab.read(() => 'scripts' in document.documentElement.dataset)).toBe(false);
  await tab.click('main a', documents.read);
  await tab.at(/^\/notice\/item\/120\/file\/1$/);
  await tab.until('the text of a table', () => document.querySelector('main table td'));
  await tab.driver.open(`${tab.origin}${NOTICE}`);
  await tab.fill('#number', '7243');
  await tab.press('Enter');
  await tab.until('the text around it', () => document.querySelector('main ol mark')?.textContent === '7243');
  await tab.driver.open(`${tab.origin}/contact/write`);
  await writeAndLookUp(tab, 'Longer hours in the library', async () => undefined);
});
