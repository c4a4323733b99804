import { openPage, settle } from './testing/browser.ts';
import { classes, withReplies, words } from './testing/replies.ts';

beforeEach(() => {
  jest.resetModules();
  jest.dontMock('./load-controls.ts');
  jest.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z'), doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

/** How the browser came to the page. */
class PerformanceNavigationTiming {
  type = 'navigate';
  serverTiming = [{ name: 'cache' }];
}
const navigation = new PerformanceNavigationTiming();
Object.assign(globalThis, { PerformanceNavigationTiming });
Object.assign(performance, { getEntriesByType: () => [navigation] });

describe('flash notices', () => {
  const dialog = (id: number, notice: number) =>
    `<dialog open data-flash id=f${id}><h2 tabindex=-1>${id}</h2><img src=a.png><a href="/notice/item/${notice}">Read</a><p data-position="{position} of {count}"></p><form method=dialog><button value=all>All</button><button data-close="Close">Next</button></form></dialog>`;
  const html = `<html lang=ne><body><h1>Home</h1>${dialog(1, 7)}${dialog(2, 8)}${dialog(3, 9)}</body>`;
  const open = async (page: ReturnType<typeof openPage>) => {
    (await import('./open-flash-notice.ts')).default();
    (await import('./show-flash-notices.ts')).showFlashNotices('ne');
    return page;
  };

  test('open one after the other, without the one of this page, and then focus the heading', async () => {
    const page = await open(openPage(html, 'https://campus.example/notice/item/7'));
    expect(page.seen()).toMatchSnapshot('the first');
    jest.advanceTimersByTime(3000);
    page.find('#f2').close('next');
    expect(page.seen()).toMatchSnapshot('the last');
    page.find('#f3').close();
    expect(page.seen()).toMatchSnapshot('none');
  });

  test('end with “all”, and with a link', async () => {
    const page = await open(openPage(html));
    page.find('#f1').close('all');
    expect([page.find('#f2').open, page.seen().split('\n').at(-2)]).toMatchSnapshot();
    const other = await open(openPage(html));
    other.send('#f1 a', 'click');
    expect([other.find('#f1').open, other.find('#f2').open]).toEqual([false, false]);
  });

  test('do not open after navigation within the site', async () => {
    const page = openPage(html);
    Object.defineProperty(document, 'referrer', { value: 'https://campus.example/about' });
    await open(page);
    expect(page.seen()).toMatchSnapshot();
    navigation.type = 'reload';
    await open(page);
    navigation.type = 'navigate';
    expect(page.find('#f1').dataset.flash).toBe('modal');
  });
});

test('the menu has one open group, and closes on a choice, on Escape and on a tap elsewhere', async () => {
  const group = (id: string, rest = '') =>
    `<details id=${id} ${rest}><summary>${id}</summary><a href=/${id}>${id}</a></details>`;
  const page = openPage(
    `<body><p>text</p><nav data-menu><details id=all open><summary>Menu</summary>${group('a', 'name=g')}${group('b', 'name=g')}</details></nav>`,
  );
  (await import('./menu.ts')).startMenu();
  const isOpen = () => ['all', 'a', 'b'].filter((id) => page.find(`#${id}`).open).join();
  const toggle = (id: string) => {
    page.find(`#${id}`).open = true;
    page.send(`#${id}`, 'toggle');
    return isOpen();
  };
  const key = (name: string) => page.send('p', 'keydown', { key: name }) && isOpen();
  expect([toggle('a'), toggle('b'), toggle('all'), key('a'), key('Escape'), key('Escape'), key('Escape')]).toEqual([
    ...['all,a', 'all,b', 'all,b', 'all,b', 'all', '', ''],
  ]);
  expect(page.seen()).toContain('focus: <summary>');
  for (const [at, left] of [
    ['#a', 'all,a'],
    ['p', ''],
    ['#a a', ''],
  ]) {
    toggle('all');
    toggle('a');
    page.send(at as string, 'click');
    expect(isOpen()).toBe(left);
  }
});

test('groups of people open for the fragment of the address and for printing', async () => {
  const group = (id: string) => `<details data-people-group id=${id}><summary>x</summary><p id=${id}1>y</p></details>`;
  const page = openPage(`<body>${group('a')}${group('b')}`, 'https://campus.example/staff#b1');
  (await import('./open-groups.ts')).openGroups();
  expect(page.seen()).toMatchSnapshot('one');
  location.hash = '#%E0';
  page.send('', 'hashchange');
  expect(page.find('#a').open).toBe(false);
  page.send('', 'beforeprint');
  expect(page.find('#a').open).toBe(true);
});

test.each([
  ['/no-such_page.html', '', 'no such page'],
  ['/ne/%E0%A4%B8/', '', 'स'],
  ['/notice/414', '', ''],
  ['/%E0', '', ''],
  ['/about', 'typed', 'typed'],
  [`/${'a'.repeat(70)}`, '', 'a'.repeat(60)],
])('the search for the missing address %s with %p in the box has %p', async (path, typed, expected) => {
  const page = openPage(`<body><input id=not-found-search value="${typed}">`, `https://campus.example${path}`);
  (await import('./search-for-address.ts')).searchForAddress();
  expect(page.find('input').value).toBe(expected);
});

test('the day in Nepal is marked, and marked again when the page is shown', async () => {
  const page = openPage(
    '<body><b data-day=2026-11-20 aria-current=date></b><b data-day=2026-11-21></b><b data-day=2026-11-22></b>',
  );
  (await import('./mark-today.ts')).markToday();
  expect(page.find('[aria-current]').dataset.day).toBe('2026-11-21');
  jest.setSystemTime(Date.parse('2026-11-21T18:15:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.seen()).toMatchSnapshot();
});

test('the switch of motion shows and stores the choice', async () => {
  const page = openPage('<html data-motion=off><body><button data-motion-switch hidden>Stop</button><p>text</p>');
  (await import('./switch-motion.ts')).switchMotion();
  const states = [page.seen()];
  for (const at of ['button', 'p', 'button']) {
    page.send(at, 'click');
    states.push(`${page.seen()}\nstored: ${localStorage.getItem('motion')}`);
  }
  expect(states).toMatchSnapshot();
});

test('printing and sharing, with sharing hidden where the device has none', async () => {
  const html =
    '<body><ul><li><button data-print>Print</button><li><button data-share=/a data-title=A>Share</button></ul>';
  const page = openPage(html);
  (await import('./print-and-share.ts')).printAndShare();
  page.send('[data-print]', 'click');
  expect(page.seen()).toMatchSnapshot('without');
  const other = openPage(html, undefined, {
    navigator: { share: async (what: object) => other.log.push(JSON.stringify(what)) },
  });
  (await import('./print-and-share.ts')).printAndShare();
  other.send('[data-share]', 'click');
  expect(other.seen()).toMatchSnapshot('with');
});

test.each([
  [123_456, false],
  ['many', true],
])('a visit of %p is counted', async (visit, isHidden) => {
  const requests = withReplies({ '/api/visits': { visit } });
  const page = openPage('<body><p data-visits hidden><span></span></p>');
  (await import('./show-visit-count.ts')).showVisitCount('ne');
  jest.advanceTimersByTime(1);
  await settle();
  expect([requests, page.find('p').hidden, page.find('span').textContent]).toEqual([
    ['/api/visits'],
    isHidden,
    isHidden ? '' : '१,२३,४५६',
  ]);
});

test('the menu of the mouse is blocked on pictures and on what covers them', async () => {
  const page = openPage('<body><div><img><a href=/>x</a></div><p>text</p>');
  const at = jest.fn(() => [page.find('a'), page.find('img')]);
  Object.assign(document, { elementsFromPoint: at });
  (await import('./block-image-menu.ts')).blockImageMenu();
  const menus = () => [
    page.send('a', 'contextmenu', { button: 2 }),
    page.send('a', 'contextmenu', { button: 0 }),
    page.send('p', 'contextmenu', { button: 2 }),
  ];
  expect(menus()).toEqual([false, true, true]);
  at.mockReturnValue([page.find('a')]);
  expect(menus()).toEqual([true, true, true]);
});

test('pictures of a lite page load on a tap, and their links wait for React', async () => {
  const html = '<div><img data-src=b.png data-srcset="b2.png 2x"></div><a data-picture href=/b.png>Show</a>';
  const page = openPage(`<html data-lite><body><img data-src=a.png><a data-picture href=/a.png><b>Show</b></a>${html}`);
  (await import('./load-pictures.ts')).loadPictures();
  expect(page.send('a', 'click', { ctrlKey: true })).toBe(true);
  expect(page.send('a b', 'click')).toBe(false);
  expect(page.seen()).toMatchSnapshot('after a tap');
  document.dispatchEvent(new Event('scripts-start'));
  expect(page.seen()).toMatchSnapshot('without links');
  document.dispatchEvent(new Event('hydrated'));
  page.send('a', 'click');
  expect(page.seen()).toMatchSnapshot('after hydration');
  const full = openPage('<body><img><a data-picture href=/a.png>Show</a>');
  (await import('./load-pictures.ts')).loadPictures();
  expect(full.send('a', 'click')).toBe(true);
});

test('a map comes with a tap', async () => {
  const page = openPage(
    '<body><div data-script=map><button data-map=https://map.example/ data-title=Map>Show</button></div>',
  );
  (await import('./controls/map.ts')).default();
  page.send('button', 'click');
  expect(page.seen()).toMatchSnapshot();
});

describe('actions before their script', () => {
  const html = `<body><div data-script=zoom><button type=button><i>+</i></button><input name=a><input type=checkbox></div>
    <div data-script=react><a href=/gallery/1>Album</a><input name=b></div>`;
  const ready = new Set<string>();
  const start = async () => {
    ready.clear();
    const page = openPage(html);
    const loadControl = (name: string) => page.log.push(`load ${name}`);
    jest.doMock('./load-controls.ts', () => ({ isReady: (name: string) => ready.has(name), loadControl }));
    (await import('./hold-actions.ts')).holdActions();
    return page;
  };
  const end = (type: string, detail: string) => {
    if (type === 'ready') ready.add(detail);
    document.dispatchEvent(new CustomEvent(`control-${type}`, { detail }));
  };

  test('are held, and repeated once it has run', async () => {
    const page = await start();
    for (const type of ['click', 'input'])
      document.addEventListener(type, ({ target, defaultPrevented }) =>
        page.log.push(`${type} on ${(target as Element).tagName}${defaultPrevented ? ', held' : ''}`),
      );
    const followed = [
      ...[page.send('i', 'click'), page.send('i', 'click'), page.send('[name=a]', 'input')],
      ...[page.send('[name=b]', 'input'), page.send('[type=checkbox]', 'input')],
    ];
    expect(followed).toEqual([false, false, true, true, true]);
    expect(page.seen()).toMatchSnapshot('waiting');
    end('ready', 'other');
    end('ready', 'zoom');
    expect(page.seen()).toMatchSnapshot('repeated');
  });

  test('on links are left to the browser at the second tap, for a new tab, and after a failure', async () => {
    const page = await start();
    const taps = [page.send('a', 'click', { metaKey: true }), page.send('a', 'click'), page.send('a', 'click')];
    expect(taps).toEqual([true, false, true]);
    end('failed', 'react');
    expect(page.seen()).toMatchSnapshot();
  });
});

describe('a control', () => {
  const html = '<body><p data-scripts-missing="Missing" hidden></p><div data-script=zoom><button>+</button></div>';
  const file = 'zoom-0123456789ab.js'.replace('.js', '');
  const start = async (attributes = '', globals: object = {}) => {
    const page = openPage(`<html ${attributes}>${html}`, undefined, globals);
    const { loadControls, loadControl, isReady } = await import('./load-controls.ts');
    loadControls(['map-0123456789ab', file]);
    const script = () => document.head.querySelector('script');
    return { ...page, loadControl, isReady, script };
  };

  test.each([
    ['pointerover', '', {}, true],
    ['pointerover', 'data-lite', {}, false],
    ['pointerover', '', { navigator: { connection: { saveData: true } } }, false],
    ['pointerover', '', { navigator: { connection: { effectiveType: '2g' } } }, false],
    ['pointerover', '', { matchMedia: () => ({ matches: true }) }, false],
    ['focusin', 'data-lite', {}, true],
    ['pointerdown', '', {}, true],
  ])('loads with %s where the page is %p with %j: %p', async (type, attributes, globals, isLoaded) => {
    const page = await start(attributes, globals);
    page.send('button', type);
    expect(page.script()?.getAttribute('src') ?? null).toBe(isLoaded ? `/page-script/${file}` : null);
    expect('saveData' in document.documentElement.dataset).toBe(!isLoaded || attributes !== '');
  });

  test('is ready once its script has run, and is loaded once', async () => {
    const page = await start();
    const done = jest.fn();
    document.addEventListener('control-ready', done);
    const loading = page.loadControl('zoom');
    await page.loadControl('zoom');
    expect([document.head.children.length, page.isReady('zoom')]).toEqual([1, false]);
    jest.advanceTimersByTime(119_000);
    expect(page.find('p').hidden).toBe(true);
    jest.advanceTimersByTime(2000);
    expect(page.find('p').hidden).toBe(false);
    page.script()?.dispatchEvent(new Event('load'));
    await loading;
    expect([page.isReady('zoom'), page.find('p').hidden, done.mock.calls.length]).toEqual([true, true, 1]);
    jest.advanceTimersByTime(300_000);
    expect(page.find('p').hidden).toBe(true);
  });

  test.each(['error', 'load'])(
    'fails with a script that is missing or faulty (%s), and is tried again',
    async (type) => {
      const page = await start();
      const failed = jest.fn();
      document.addEventListener('control-failed', failed);
      const loading = page.loadControl('zoom');
      const filename = type === 'load' ? page.script()?.src : 'https://campus.example/other.js';
      self.dispatchEvent(Object.assign(new Event('error'), { filename }));
      page.script()?.dispatchEvent(new Event(type));
      await loading;
      expect(failed).toHaveBeenCalledTimes(1);
      expect([page.isReady('zoom'), page.find('p').hidden, document.documentElement.dataset.scripts]).toEqual([
        false,
        false,
        'failed',
      ]);
      void page.loadControl('zoom');
      expect(document.head.children.length).toBe(2);
    },
  );

  test.each([
    ['', '<div data-script=react></div>', 1],
    ['data-lite', '<div data-script=react></div>', 0],
    ['', '<div data-script=zoom></div>', 0],
  ])('starts the framework only on a whole page (%p) with an application: %s', async (attributes, control, starts) => {
    const startFramework = jest.fn(async () => undefined);
    jest.doMock('./start-framework.ts', () => ({ startFramework }));
    openPage(`<html ${attributes}><body>${control}`);
    (await import('./load-controls.ts')).loadControls([]);
    expect(startFramework).toHaveBeenCalledTimes(starts);
    jest.dontMock('./start-framework.ts');
  });

  test('is not loaded by an engine that is too old', async () => {
    const page = openPage(html);
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
    (await import('./load-controls.ts')).loadControls([file]);
    page.send('button', 'pointerdown');
    expect(page.seen()).toMatchSnapshot();
  });
});

test('a saved copy is reported that the proxy has marked', async () => {
  const page = openPage('<body><p data-saved-copy="A saved copy" hidden></p>');
  const { showSavedCopy } = await import('./show-saved-copy.ts');
  showSavedCopy();
  expect(page.find('p').hidden).toBe(true);
  navigation.serverTiming.push({ name: 'saved-copy' });
  showSavedCopy();
  expect([page.find('p').hidden, page.find('p').textContent]).toEqual([false, 'A saved copy']);
});

test('scripts of a state of the device load where there is one', async () => {
  const file = '<div data-script=save-offline data-file=';
  const page = openPage(`<body><p data-script=push-choices></p>${file}/a.pdf></div>${file}/b.pdf></div>`);
  const mockLoad = jest.fn();
  jest.doMock('./load-controls.ts', () => ({ loadControl: mockLoad }));
  const { showDeviceState } = await import('./show-device-state.ts');
  showDeviceState();
  await settle();
  expect(mockLoad.mock.calls).toEqual([]);
  const globals = {
    Notification: { permission: 'granted' },
    caches: { match: async (name: string) => name === '/b.pdf' },
  };
  Object.assign(globalThis, globals);
  Object.assign(self, globals);
  showDeviceState();
  await settle();
  expect(mockLoad.mock.calls).toEqual([['push-choices'], ['save-offline']]);
  expect(page.log).toEqual([]);
});

test('dates are converted in place, once for equal input, and on the page of results after a failure', async () => {
  const page = openPage(
    '<body><form data-script=converter action="/calendar/convert"><select name=from><option>bs</select><input name=date value=a></form><div></div>',
  );
  const address = '/calendar/convert?from=bs&date=a';
  const requests = withReplies({ [address]: '<div data-results><p>Result</p></div>' });
  (await import('./controls/converter.ts')).default(classes, words.loading);
  expect([page.send('form', 'submit'), page.send('form', 'submit'), requests]).toEqual([false, false, [address]]);
  jest.advanceTimersByTime(200);
  expect(page.seen()).toMatchSnapshot('waiting');
  await settle();
  expect(page.seen()).toMatchSnapshot('converted');
  page.find('input').value = 'b';
  page.send('form', 'submit');
  await settle();
  expect([page.seen(), requests.length]).toMatchSnapshot('failed');
});

test('the documents behind the login are shown, found and opened, until the session ends', async () => {
  const page = openPage('<body><main></main>', 'https://campus.example/qaa', {
    ...{ isSecureContext: true, navigator: { userAgent: '' }, IS_REACT_ACT_ENVIRONMENT: true },
  });
  for (const name of ['HTMLButtonElement', 'HTMLIFrameElement', 'SubmitEvent', 'FormData'])
    Reflect.set(globalThis, name, Reflect.get(self, name));
  Object.assign(globalThis, { window: self, dispatchEvent: self.dispatchEvent.bind(self) });
  const { act, createElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { QaaArea } = await import('#components/qaa/qaa-area.tsx');
  const messages = (await import('#content/messages/index.ts')).messagesIn('en').qaa;
  const file = (title: string, criterion: number | null, more: object) => ({
    ...{ title, criterion, question: null, href: `/f/${title}`, isOutside: false, type: 'PDF', bytes: 2048, ...more },
  });
  const documents = [
    file('Plan', 1, { question: 4 }),
    file('Survey', 2, { bytes: null }),
    file('Site', 2, { href: 'https://other.example/', isOutside: true }),
    file('Draft', null, { href: null }),
  ];
  /** Replies of the server in their order: a status with its body, or with the value of `Retry-After`. */
  const replies: (readonly [status: number, body?: unknown])[] = [];
  const fetch = async (path: string, { method = 'GET' }: RequestInit) => {
    page.log.push(`${method} ${path}`);
    const [status, body = {}] = replies.shift() ?? [];
    if (status === undefined) throw new TypeError('no connection');
    const headers = new Headers({ 'Retry-After': `${body}` });
    return { status, ok: status === 200, headers, json: async () => body };
  };
  Object.assign(globalThis, { fetch });
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((line) => `${line.textContent}`).filter(Boolean);
  const steps: string[] = [];
  let list = '';
  const after = async (name: string, step: () => unknown, ...next: typeof replies) => {
    replies.push(...next);
    await act(async () => {
      // A login has the time as its mark.
      jest.advanceTimersByTime(10);
      step();
      await settle();
    });
    await act(settle);
    const results = textsOf('section h3, li').join(', ');
    const messageTexts = textsOf('[role=alert], [role=status]');
    const focus = document.activeElement?.tagName;
    const marks = `${localStorage.length} mark`;
    steps.push(
      [name, ...page.log.splice(0), ...messageTexts, ...(results === list ? [] : [results]), marks, focus].join(' | '),
    );
    list = results;
  };
  const press = (name: string) => () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const logIn = () => {
    for (const name of ['userName', 'qaaPassword']) page.find(`[name=${name}]`).value = name;
    page.find('dialog [type=submit]').click();
  };
  const search = (query: string) => () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(page.find('#qaa-search'), query);
    page.send('#qaa-search', 'input');
  };
  const click = (title: string, init: object = {}) => {
    return () => page.log.push(`left to the browser: ${page.send(`[href$="${title}"]`, 'click', init)}`);
  };
  const listed = [200, { documents, endsIn: 600_000 }] as const;
  const common = { loading: 'Loading', tryAgain: 'Again', noData: 'None', close: 'Close' };
  const area = { locale: 'en', messages, criteria: ['Curriculum', 'Teaching'], common, children: 'Public' } as const;
  await after('start', () => createRoot(page.find('main')).render(createElement(QaaArea, area)));
  Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
  await after('open by the browser', press(messages.open));
  expect(page.find('dialog').open).toBe(false);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  await after('open', press(messages.open));
  expect(page.find('dialog').open).toBe(true);
  await after('wrong password', logIn, [401, { message: 'Wrong' }]);
  await after('too often', logIn, [429, 90]);
  await after('too often for longer', logIn, [429, 91]);
  await after('for an unknown time', logIn, [429]);
  await after('no campus API', logIn, [500]);
  await after('too large', logIn, [413]);
  await after('no connection', logIn);
  await after('close', press('Close'));
  await after('no cookie', logIn, [200], [401]);
  await after('no list', logIn, [200], [500]);
  await after('no list again', () => jest.advanceTimersByTime(20_000), [404]);
  await after('not again', () => jest.advanceTimersByTime(60_000));
  await after('again', press('Again'), listed);
  await after('search', search('plan'));
  await after('search for nothing', search('nothing'));
  await after('search for all', search(''));
  await after('document', click('Plan'), [200]);
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    await after(`document with ${Object.keys(init)}`, click('Plan', init));
  await after('other site', click('other.example/'));
  await after('missing document', click('Plan'), [500]);
  await after('no connection', click('Plan'));
  await after('log out without it', press(messages.logOut));
  await after('search', search('plan'));
  await after('log out', press(messages.logOut), [200]);
  await after('log in', logIn, [200], listed);
  await after('last moment', () => jest.advanceTimersByTime(600_900));
  await after('end', () => jest.advanceTimersByTime(1000), [401]);
  await after('log in', logIn, [200], listed);
  await after('document after the end', click('Plan'), [401]);
  expect(steps).toMatchSnapshot();
  expect(document.documentElement.dataset.hydrated).toBe('');
});
