import { messagesIn } from '#content/messages/index.ts';
import { expect, test } from './engine-test.ts';

// Engines below the browserslist: pages are only readable, in their colours, without overlays, and state that
// scripts are missing. Functions that run in the page use the syntax of Chromium 67.

const { states, home } = messagesIn('en');

test('below the browserslist: home is readable, in its colours, without overlays', async ({ tab }) => {
  await tab.driver.open(`${tab.origin}/`);
  for (;;) {
    const closed = await tab.read(() => {
      const open = document.querySelector<HTMLDialogElement>('dialog[data-flash][open]');
      const button = open && open.querySelector('form button');
      if (!(button instanceof HTMLElement)) return false;
      // Dialogs open one at a time.
      if (document.querySelectorAll('dialog[open]').length > 1) throw new Error('several dialogs lie over the page');
      button.click();
      return true;
    });
    if (!closed) break;
  }
  const covering = await tab.read(() => {
    const top = document.elementFromPoint(innerWidth / 2, 300);
    return top && top.closest('dialog') !== null;
  });
  expect(covering).toBe(false);
  const page = await tab.read(() => {
    const style = (of: string) => getComputedStyle(document.querySelector(of) || document.documentElement);
    const picture = document.querySelector('main img');
    const box = picture && picture.getBoundingClientRect();
    return {
      ground: style('html').backgroundColor,
      ink: style('body').color,
      menu: style('nav[data-menu]').backgroundColor,
      notices: document.querySelectorAll('main a[href*="/notice/item/"]').length,
      isTooTall: box ? box.height > box.width : null,
      wider: document.documentElement.scrollWidth - innerWidth,
    };
  });
  expect(page.ground).toBe('rgb(253, 251, 246)');
  expect(page.ink).toBe('rgb(27, 34, 48)');
  expect(page.menu).toBe('rgb(20, 54, 107)');
  expect(page.notices).toBeGreaterThan(5);
  expect(page.isTooTall).toBe(false);
  // Chromium 67 rounds a fraction of a pixel up.
  expect(page.wider).toBeLessThanOrEqual(1);
  expect(await tab.read(() => document.body.innerText)).toContain(home.notices);
  expect(await tab.read(() => (document.querySelector('time[data-today]') || document.body).textContent)).toMatch(
    /^\w+day\s·\s\d/,
  );
});

test('below the browserslist: the page reports missing scripts, and hides their controls', async ({ tab }) => {
  await tab.driver.open(`${tab.origin}/chart`);
  await tab.until(
    'the line',
    (words: string) => {
      const line = document.querySelector<HTMLElement>('[data-scripts-missing]');
      return line && !line.hidden && line.innerText.indexOf(words) >= 0;
    },
    states.scriptsMissing,
  );
  await tab.until('no dead buttons', () =>
    Array.from(document.querySelectorAll('main button[type=button]')).every(
      (each) => each.getClientRects().length === 0,
    ),
  );
});

test('below the browserslist: a notice is found and opened by links and forms', async ({ tab }) => {
  await tab.driver.open(`${tab.origin}/notice/search?q=routine`);
  await tab.until('results', () => document.querySelectorAll('table mark').length > 1);
  const path = await tab.read(() => {
    const link = document.querySelector('table a[href*="/notice/item/"]');
    return link && link.getAttribute('href');
  });
  await tab.driver.open(`${tab.origin}${path}`);
  await tab.until('the notice', () => document.querySelector('main h1'));
});
