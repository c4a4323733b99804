import { messagesIn } from '#content/messages/index.ts';
import { expect, test } from './engine-test.ts';

// Engines below the browserslist: nothing is promised but that a page reads, has its colours, is covered by nothing, and says
// that scripts are missing. In-page functions are in syntax that Chromium 67 reads.

const { states, home } = messagesIn('en');

test('below the list: home reads, in its colours, covered by nothing', async ({ tab }) => {
  await tab.driver.open(`${tab.origin}/`);
  for (;;) {
    const closed = await tab.read(() => {
      const open = document.querySelector<HTMLDialogElement>('dialog[data-flash][open]');
      const button = open && open.querySelector('form button');
      if (!(button instanceof HTMLElement)) return false;
      // One over the page, not three.
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
  const look = await tab.read(() => {
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
  expect(look.ground).toBe('rgb(253, 251, 246)');
  expect(look.ink).toBe('rgb(27, 34, 48)');
  expect(look.menu).toBe('rgb(20, 54, 107)');
  expect(look.notices).toBeGreaterThan(5);
  expect(look.isTooTall).toBe(false);
  expect(look.wider).toBeLessThanOrEqual(0);
  expect(await tab.read(() => document.body.innerText)).toContain(home.notices);
  expect(await tab.read(() => (document.querySelector('time[data-today]') || document.body).textContent)).toMatch(
    /^\w+day · \d/,
  );
});

test('below the list: the page says that scripts are missing, and hides what needs them', async ({ tab }) => {
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

test('below the list: a notice is found and read by links and forms', async ({ tab }) => {
  await tab.driver.open(`${tab.origin}/notice/search?q=routine`);
  await tab.until('results', () => document.querySelectorAll('table mark').length > 1);
  const path = await tab.read(() => {
    const link = document.querySelector('table a[href*="/notice/item/"]');
    return link && link.getAttribute('href');
  });
  await tab.driver.open(`${tab.origin}${path}`);
  await tab.until('the notice', () => document.querySelector('main h1'));
});
