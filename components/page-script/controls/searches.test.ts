import { openPage, settle } from '../testing/browser.ts';
import { classes, withReplies, words } from '../testing/replies.ts';

const mockSave = jest.fn();
jest.mock('file-saver', () => ({ saveAs: (...values: unknown[]) => mockSave(...values) }));
const mockArchive = jest.fn();
jest.mock('#lib/site/files/make-archive.ts', () => ({
  makeArchive: (...values: unknown[]) => mockArchive(...values),
}));
jest.mock('./suggestions.css?text', () => '', { virtual: true });

beforeEach(() => {
  jest.resetModules();
  jest.resetAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a search in place', () => {
  const html = `<body><a data-language href=/ne/notice>ne</a><div data-script=notice-search><form action=/notice/search>
    <input type=hidden name=department value=exam><input type=search name=q>
    <select name=sort><option value>none<option value=name>name</select></form></div>
    <div tabindex=-1><div></div><div data-results>served <a href="/notice/search?q=served">more</a></div></div>`;
  const results = (text: string) =>
    `<div data-results><p role=status>1 found</p><table><thead><tr><th><a href="/notice/search?sort=name">Name</a></table>
    <p>${text} <a href="/notice/search?q=next&department=all">next</a> <a href=/about>about</a></p></div>`;
  const ADDRESS = '/notice/search?department=exam&q=';
  const start = async (replies: Parameters<typeof withReplies>[0], url = 'https://campus.example/notice/exam') => {
    const page = openPage(html, url);
    const requests = withReplies(replies);
    (await import('./notice-search.ts')).default(classes, words);
    const type = async (text: string, ms = 0) => {
      page.find('[type=search]').value = text;
      page.send('[type=search]', 'input');
      jest.advanceTimersByTime(ms);
      await settle();
    };
    const state = () => [page.seen(), `at ${location.pathname}${location.search}`, ...requests.splice(0)].join('\n');
    return { ...page, type, state };
  };

  test('shows what was found while the visitor types, and what was served for an empty box', async () => {
    const page = await start({ [`${ADDRESS}ab`]: results('ab') });
    await page.type(' ', 300);
    expect(page.state()).toMatchSnapshot('nothing typed');
    await page.type('a');
    await page.type('ab', 1);
    expect(page.state()).toMatchSnapshot('found');
    await page.type('ab ', 300);
    page.send('form', 'submit');
    await settle();
    expect(page.state()).toMatchSnapshot('the same again');
    await page.type('', 300);
    expect(page.state()).toMatchSnapshot('served');
  });

  test('shows that it waits, and drops a late reply', async () => {
    const page = await start({ [`${ADDRESS}a`]: results('a'), [`${ADDRESS}b`]: results('b') });
    page.find('[type=search]').value = 'a';
    page.send('form', 'submit');
    jest.advanceTimersByTime(200);
    expect(page.state()).toMatchSnapshot('waiting');
    page.find('[type=search]').value = 'b';
    page.send('form', 'submit');
    await settle();
    expect(page.state()).toMatchSnapshot('the second');
  });

  test('offers to try again after a failure', async () => {
    const replies: Record<string, string | number> = { [`${ADDRESS}a`]: 503 };
    const page = await start(replies);
    await page.type('a', 1);
    expect(page.state()).toMatchSnapshot('failed');
    replies[`${ADDRESS}a`] = results('a');
    page.send('button', 'click');
    await settle();
    expect(page.state()).toMatchSnapshot('again');
    replies[`${ADDRESS}b`] = 429;
    await page.type('b', 1);
    page.send('form', 'submit');
    await settle();
    expect(page.state().match(/search\?\S*q=b$/gm)).toHaveLength(3);
  });

  test('follows links of its results in place, and leaves others to the browser', async () => {
    const next = '/notice/search?q=next&department=all';
    const page = await start({
      [`${ADDRESS}a`]: results('a'),
      [next]: results('n'),
      '/notice/search?sort=name': results('s'),
    });
    expect(page.send('[href*=served]', 'click')).toBe(true);
    await page.type('a', 1);
    expect(page.send('[href*=next]', 'click', { shiftKey: true })).toBe(true);
    expect(page.send('[href="/about"]', 'click')).toBe(true);
    page.state();
    expect(page.send('[href*=next]', 'click')).toBe(false);
    await settle();
    expect(page.state()).toMatchSnapshot('the next page');
    page.send('thead a', 'click');
    await settle();
    expect(page.state()).toMatchSnapshot('in another order');
  });

  test('searches again with another choice, also one made before its script', async () => {
    const sorted = `${ADDRESS.replace('q=', '')}sort=name`;
    const page = await start({ [sorted]: results('sorted') });
    page.find('select').value = 'name';
    page.send('select', 'change');
    await settle();
    expect(page.state()).toMatchSnapshot();
    const early = await start(
      { '/notice/search?department=exam': results('all') },
      'https://campus.example/x?sort=name',
    );
    await settle();
    expect(early.state()).toContain('/notice/search?department=exam');
  });

  test('orders each table of a document, also by the links that were served', async () => {
    const table = (id: number) =>
      `<div data-script=table-rows><form action=/t/${id}><input type=search name=q></form><div tabindex=-1><div></div><div><a href=/t/${id}?sort=a>a</a></div></div></div>`;
    const page = openPage(`<body>${table(1)}${table(2)}`, 'https://campus.example/ne/x');
    const requests = withReplies({ '/t/2?sort=a': '<div data-results>sorted</div>' });
    (await import('./table-rows.ts')).default(classes, words);
    page.send('[href^="/t/2"]', 'click');
    await settle();
    expect([page.seen(), requests]).toMatchSnapshot();
  });
});

describe('suggestions', () => {
  const suggestion = (title: string, reason?: string) => ({ title, kind: 'Page', path: `/${title}`, reason });
  const labels = { suggestions: { en: 'Suggestions', ne: '' }, suggestionCount: { en: '{count} suggestions', ne: '' } };
  const start = async () => {
    const page = openPage('<body><form data-script=site-search><input name=q></form>', undefined, {
      CSSStyleSheet: class {
        replaceSync() {}
      },
    });
    Object.assign(document, { adoptedStyleSheets: [] });
    const requests = withReplies({
      '/api/search?q=ab&language=en': { suggestions: [suggestion('about', 'a word'), suggestion('पुस्तकालय')] },
      '/api/search?q=no&language=en': 500,
    });
    (await import('./site-search.ts')).default(labels);
    page.find('input').focus();
    const type = async (text: string, ms = 150) => {
      page.find('input').value = text;
      page.send('input', 'input');
      jest.advanceTimersByTime(ms);
      await settle();
    };
    return { ...page, requests, type };
  };

  test('come for two letters or more, a moment after the last, and go with the focus', async () => {
    const page = await start();
    await page.type('a');
    await page.type('ab', 149);
    expect([page.requests.splice(0), page.seen()]).toMatchSnapshot('none yet');
    await page.type('ab');
    expect([page.requests.splice(0), page.seen()]).toMatchSnapshot('two');
    await page.type('no');
    expect([page.requests.splice(0), page.find('[role=listbox]').children.length]).toEqual([[expect.any(String)], 0]);
    await page.type('ab');
    page.find('input').blur();
    expect([page.find('[role=listbox]').children.length, page.find('input').ariaExpanded]).toEqual([0, 'false']);
    page.find('input').focus();
    await page.type('a'.repeat(201));
    expect(page.requests.splice(0)).toHaveLength(1);
  });

  test('are chosen with the arrow keys and Enter, and closed with Escape', async () => {
    const page = await start();
    const press = (key: string) => {
      const isLeft = page.send('input', 'keydown', { key });
      return `${key}: ${page.find('input').getAttribute('aria-activedescendant')}${isLeft ? ', left' : ''} ${page.log.splice(0)}`;
    };
    const before = press('ArrowDown');
    await page.type('ab');
    const keys = [
      'Enter',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'ArrowUp',
      'Enter',
      'x',
      'Escape',
      'Escape',
    ];
    expect([before, ...keys.map(press)]).toMatchSnapshot();
    await page.type('ab');
    page.send('#suggestion-1', 'pointerdown');
    expect(page.log).toEqual(['to /पुस्तकालय']);
  });

  test('a choice stands, though the request for the last letters is still to come', async () => {
    const page = await start();
    await page.type('ab');
    await page.type('abc', 0);
    page.send('input', 'keydown', { key: 'ArrowDown' });
    jest.advanceTimersByTime(150);
    await settle();
    expect(page.find('input').getAttribute('aria-activedescendant')).toBe('suggestion-0');
    expect(page.requests).toHaveLength(1);
  });
});

describe('an archive', () => {
  const html = `<body><div><a download=a.pdf href=/files/a.pdf>a</a><a download=ख.pdf href=/files/b.pdf>b</a>
    <div data-script=archive data-bytes=2000><div></div><button>Save all</button><div></div></div></div>`;
  const start = async (globals: object = {}) => {
    const page = openPage(html, undefined, globals);
    (await import('./archive.ts')).default();
    return page;
  };

  test('is saved with its progress, and names what it lacks', async () => {
    const page = await start();
    mockArchive.mockImplementation(async (_files, _signal, report) => {
      report({ file: 2, bytes: 1500 });
      page.log.push(document.body.innerHTML);
      return { blob: 'zip', failed: ['ख.pdf'] };
    });
    page.send('button', 'click');
    await settle();
    expect([page.seen(), mockArchive.mock.calls[0]?.[0], mockSave.mock.calls]).toMatchSnapshot('saved');
    mockArchive.mockResolvedValue({ blob: 'zip', failed: [] });
    page.send('button', 'click');
    await settle();
    expect(page.seen()).toMatchSnapshot('whole');
    mockArchive.mockResolvedValue({ blob: null, failed: ['a.pdf'] });
    page.send('button', 'click');
    await settle();
    expect([page.seen(), mockSave.mock.calls.length]).toMatchSnapshot('nothing');
    mockArchive.mockRejectedValue(new Error('no memory'));
    page.send('button', 'click');
    await settle();
    expect(page.seen()).toMatchSnapshot('failed');
  });

  test('is cancelled by a second tap', async () => {
    const page = await start();
    mockArchive.mockImplementation(
      (_files, signal: AbortSignal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('cancelled')));
        }),
    );
    page.send('button', 'click');
    page.send('button', 'click');
    await settle();
    expect([page.seen(), mockSave.mock.calls.length]).toMatchSnapshot();
  });

  test('needs a second tap on a costly connection', async () => {
    const page = await start({ navigator: { connection: { saveData: true } } });
    page.find('[data-bytes]').dataset.bytes = '50000001';
    mockArchive.mockResolvedValue({ blob: 'zip', failed: [] });
    page.send('button', 'click');
    expect(page.seen()).toMatchSnapshot();
    expect(mockArchive).not.toHaveBeenCalled();
    page.send('button', 'click');
    await settle();
    expect(mockArchive).toHaveBeenCalledTimes(1);
  });
});
