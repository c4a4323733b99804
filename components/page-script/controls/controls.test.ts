import { push } from '#content/messages/push.ts';
import { saveOffline as messages } from '#content/messages/save-offline.ts';
import type { PushStatus } from '#lib/site/notifications/browser/permission.ts';
import type { ButtonState } from '#lib/site/notifications/browser/push-button.ts';
import { FakeElement, fakeDocument } from '../testing/fake-element.ts';

const toggleSubscription = jest.fn<Promise<ButtonState>, unknown[]>();
const readButtonState = jest.fn<Promise<ButtonState>, unknown[]>();
jest.mock('#lib/site/notifications/browser/push-button.ts', () => ({
  toggleSubscription: (...values: unknown[]) => toggleSubscription(...values),
  readButtonState: (...values: unknown[]) => readButtonState(...values),
}));
const cacheFile = jest.fn<Promise<void>, [string]>();
const isFileCached = jest.fn<Promise<boolean>, [string]>();
const removeFile = jest.fn<Promise<void>, [string]>();
jest.mock('#lib/site/offline/cached-files.ts', () => ({
  cacheFile: (address: string) => cacheFile(address),
  isFileCached: (address: string) => isFileCached(address),
  removeFile: (address: string) => removeFile(address),
}));

const refusalReason = jest.fn<Promise<PushStatus | null>, []>();
const worker = jest.fn<Promise<string>, []>();
jest.mock('#lib/site/notifications/browser/permission.ts', () => ({
  refusalReason: () => refusalReason(),
  worker: () => worker(),
}));
const browserAddress = jest.fn<Promise<object>, unknown[]>();
const rememberSubscription = jest.fn<Promise<void>, unknown[]>();
const forgetSubscription = jest.fn<Promise<void>, unknown[]>();
const subscribe = jest.fn<Promise<void>, unknown[]>();
jest.mock('#lib/site/notifications/browser/subscribe.ts', () => ({
  browserAddress: (...values: unknown[]) => browserAddress(...values),
  rememberSubscription: (...values: unknown[]) => rememberSubscription(...values),
  forgetSubscription: (...values: unknown[]) => forgetSubscription(...values),
  subscribe: (...values: unknown[]) => subscribe(...values),
}));
const readLocalSubscription = jest.fn<Promise<object | null>, []>();
jest.mock('#lib/site/notifications/browser/local-subscription.ts', () => ({
  readLocalSubscription: () => readLocalSubscription(),
}));

describe('the button for push messages', () => {
  const on: ButtonState = { isOn: true, label: 'Stop', sentence: 'It is on.' };
  const off: ButtonState = { isOn: false, label: 'Notify me', sentence: 'It is off.' };
  const working = { en: 'Loading...', ne: '' };

  async function startButton(permission: NotificationPermission) {
    const [button, status] = [new FakeElement('Notify me'), new FakeElement()];
    fakeDocument([new FakeElement('', { department: 'exam', stop: 'Stop', stopAll: 'Stop all' }, [button, status])]);
    Object.assign(globalThis, { Notification: { permission } });
    (await import('./push.ts')).default(working);
    return { button, status };
  }

  beforeEach(() => jest.resetAllMocks());

  test('a tap shows that it is working, then the new state; the next tap ends the subscription', async () => {
    const { button, status } = await startButton('default');
    toggleSubscription.mockResolvedValueOnce(on).mockResolvedValueOnce(off);
    const tapped = button.click();
    expect(status.textContent).toBe(working.en);
    await button.click();
    await tapped;
    expect([button.textContent, status.textContent]).toEqual([on.label, on.sentence]);
    await button.click();
    expect([button.textContent, status.textContent]).toEqual([off.label, off.sentence]);
    const labels = { subscribe: 'Notify me', stop: 'Stop', stopAll: 'Stop all' };
    expect(toggleSubscription.mock.calls).toEqual([
      [{ department: 'exam', locale: 'en', labels }, false],
      [{ department: 'exam', locale: 'en', labels }, true],
    ]);
  });

  test('a failure is reported, and the button can be tapped again', async () => {
    const { button, status } = await startButton('default');
    toggleSubscription.mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce(on);
    await button.click();
    expect([button.textContent, status.textContent]).toEqual(['Notify me', push.state.failed.en]);
    await button.click();
    expect(button.textContent).toBe(on.label);
  });

  test('the state of an earlier permission is shown, unless the button was tapped meanwhile', async () => {
    readButtonState.mockResolvedValue(on);
    const first = await startButton('granted');
    await Promise.resolve();
    expect(first.button.textContent).toBe(on.label);
    toggleSubscription.mockResolvedValueOnce(off);
    const second = await startButton('granted');
    await second.button.click();
    expect(second.button.textContent).toBe(off.label);
  });
});
describe('the button that saves a file', () => {
  const LABEL = `${messages.save.en} (2 MB)`;

  /** Starts the button of a file, in a browser with or without a service worker. */
  async function startButton({ hasWorker = true } = {}) {
    const button = new FakeElement('', {}, [new FakeElement(LABEL), new FakeElement(': a.pdf')]);
    const status = new FakeElement();
    fakeDocument([new FakeElement('', { file: '/files/a.pdf' }, [button, status])]);
    Object.assign(globalThis, { caches: {} });
    Object.defineProperty(globalThis, 'navigator', {
      value: hasWorker ? { serviceWorker: {} } : {},
      configurable: true,
    });
    (await import('./save-offline.ts')).default();
    await Promise.resolve();
    return { button, status };
  }

  beforeEach(() => {
    jest.resetAllMocks();
    isFileCached.mockResolvedValue(false);
  });

  test('a file is saved with a link to it, and removed again', async () => {
    const { button, status } = await startButton();
    const saving = button.click();
    expect([status.textContent.trim(), button.attributes['aria-disabled']]).toEqual([messages.working.en, 'true']);
    await button.click();
    await saving;
    expect(cacheFile.mock.calls).toEqual([['/files/a.pdf']]);
    expect(button.textContent).toBe(`${messages.remove.en}: a.pdf`);
    expect(status.textContent).toBe(`${messages.saved.en} ${messages.open.en}: a.pdf`);
    expect(button.attributes['aria-disabled']).toBe('false');
    await button.click();
    expect(removeFile.mock.calls).toEqual([['/files/a.pdf']]);
    expect([button.textContent, status.textContent]).toEqual([`${LABEL}: a.pdf`, '']);
  });

  test('a file that was saved on an earlier visit is shown as saved', async () => {
    isFileCached.mockResolvedValue(true);
    const { button } = await startButton();
    expect(button.textContent).toBe(`${messages.remove.en}: a.pdf`);
  });

  test.each([
    ['full', new DOMException('', 'QuotaExceededError')],
    ['failed', new Error('404')],
  ] as const)('a file that cannot be saved is reported: %s', async (state, error) => {
    cacheFile.mockRejectedValue(error);
    const { button, status } = await startButton();
    await button.click();
    expect([button.textContent, status.textContent.trim()]).toEqual([`${LABEL}: a.pdf`, messages[state].en]);
  });

  test('a browser without a service worker is reported', async () => {
    const { button, status } = await startButton({ hasWorker: false });
    await button.click();
    expect(status.textContent.trim()).toBe(messages.unsupported.en);
    expect(cacheFile).not.toHaveBeenCalled();
  });
});

/** An element with listeners, to which a test sends events. */
class Listening {
  readonly #listeners = new Map<string, ((event: object) => void)[]>();
  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }
  send(type: string, event: object = {}): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}

describe('the buttons that enlarge a drawing', () => {
  /** A drawing of 100 by 50 pixels, wider by its own width at each level. */
  async function startDrawing() {
    const buttons = [1, -1, 0].map((by) => new FakeElement('', { zoomBy: String(by) }));
    const area = {
      ...{ scrollLeft: 0, scrollTop: 0, clientWidth: 100, clientHeight: 50 },
      get scrollWidth() {
        return 100 * (1 + Number(drawing.dataset.zoom));
      },
      get scrollHeight() {
        return 50 * (1 + Number(drawing.dataset.zoom));
      },
    };
    const parts = { querySelector: () => area, querySelectorAll: () => buttons };
    const drawing = Object.assign(new FakeElement('', { zoom: '0' }), parts);
    Object.assign(globalThis, { document: { querySelector: () => drawing } });
    (await import('./zoom.ts')).default();
    const state = () => [
      Number(drawing.dataset.zoom),
      ...['aria-disabled', 'aria-disabled', 'aria-pressed'].map((name, at) => buttons[at]?.attributes[name]),
    ];
    return { buttons, area, state };
  }
  const [LARGER, SMALLER, WHOLE] = [0, 1, 2];

  test('go to each level, no further, and back to the whole', async () => {
    const { buttons, state } = await startDrawing();
    for (const [button, ...expected] of [
      [SMALLER, 0, undefined, undefined, undefined],
      [LARGER, 1, 'false', 'false', 'false'],
      [SMALLER, 0, 'false', 'true', 'true'],
      [LARGER, 1, 'false', 'false', 'false'],
      [LARGER, 2, 'false', 'false', 'false'],
      [LARGER, 3, 'true', 'false', 'false'],
      [LARGER, 3, 'true', 'false', 'false'],
      [WHOLE, 0, 'false', 'true', 'true'],
    ] as const) {
      await buttons[button]?.click();
      expect(state()).toEqual(expected);
    }
  });

  test('leave the centre of the view where it is', async () => {
    const { buttons, area } = await startDrawing();
    await buttons[LARGER]?.click();
    expect([area.scrollLeft, area.scrollTop]).toEqual([50, 25]);
    Object.assign(area, { scrollLeft: 0, scrollTop: 10 });
    await buttons[LARGER]?.click();
    expect([area.scrollLeft, area.scrollTop]).toEqual([25, 27.5]);
  });

  test.each([null, { querySelector: () => null }])('do nothing without a drawing: %j', async (drawing) => {
    Object.assign(globalThis, { document: { querySelector: () => drawing } });
    const { default: zoomDrawing } = await import('./zoom.ts');
    expect(zoomDrawing).not.toThrow();
  });
});

describe('the filter of people', () => {
  class Target {
    closest = (name: string) => (name === 'button' ? this : null);
  }

  class Group {
    hidden = false;
    open = false;
    people: Person[] = [];
    readonly textContent: string;
    readonly dataset: { peopleGroup: string };
    constructor(textContent: string, peopleGroup: string) {
      this.textContent = textContent;
      this.dataset = { peopleGroup };
    }
    querySelector = (selector: string) =>
      selector === 'h2' ? { textContent: this.textContent } : (this.people.find(({ hidden }) => !hidden) ?? null);
  }

  class Person {
    hidden = false;
    readonly words: readonly string[];
    readonly dataset: { person: string };
    readonly group: Group;
    constructor(words: readonly string[], person: string, group: Group) {
      this.words = words;
      this.dataset = { person };
      this.group = group;
      group.people.push(this);
    }
    closest = () => this.group;
    querySelectorAll = () => this.words.map((textContent) => ({ textContent }));
  }

  async function startFilter() {
    const [physics, office] = [new Group('भौतिकशास्त्र', 'Physics'), new Group('Office', '')];
    const [sita, hari, gita] = [
      new Person(['Sita', 'उपप्राध्यापक'], 'Reader', physics),
      new Person(['Hari', 'Professor'], '', physics),
      new Person(['Gita', 'Accountant'], '', office),
    ];
    const box = Object.assign(new Listening(), { value: '' });
    const status = { dataset: { countText: '{visible} of {total}', empty: 'nobody' }, textContent: '' };
    const list = {
      querySelectorAll: (selector: string) =>
        selector === '[data-people-group]' ? [physics, office] : [sita, hari, gita],
    };
    const search = Object.assign(new Listening(), {
      nextElementSibling: list,
      querySelector: (selector: string) => (selector === 'input' ? box : status),
    });
    const document = { documentElement: { lang: 'en' }, querySelector: () => search };
    Object.assign(globalThis, { document, Element: Target });
    (await import('./people-filter.ts')).default();
    const type = (value: string) => {
      box.value = value;
      box.send('input');
    };
    const visible = () => [sita, hari, gita].filter(({ hidden }) => !hidden).map(({ words: [name] }) => name);
    return { type, visible, status, physics, office, search };
  }

  test.each([
    ['hari', ['Hari']],
    ['उपप्राध्यापक', ['Sita']],
    ['reader', ['Sita']],
    ['physics', ['Sita', 'Hari']],
    ['भौतिकशास्त्र hari', ['Hari']],
    ['nobody', []],
  ])('the words "%s" find %j: by name, wording of the campus and heading', async (words, expected) => {
    const { type, visible } = await startFilter();
    type(words);
    expect(visible()).toEqual(expected);
  });

  test('groups without a match are hidden, and the number of matches is reported', async () => {
    const { type, status, physics, office } = await startFilter();
    type('gita');
    expect([physics.hidden, office.hidden, status.textContent]).toEqual([true, false, '1 of 3']);
    type('zzz');
    expect([office.hidden, status.textContent]).toEqual([true, 'nobody']);
    type('');
    expect([physics.hidden, office.hidden, status.textContent]).toEqual([false, false, '']);
  });

  test('groups are unfolded during a search, and then folded as before it', async () => {
    const { type, physics, office } = await startFilter();
    office.open = true;
    type('s');
    type('si');
    expect([physics.open, office.open]).toEqual([true, true]);
    type('');
    expect([physics.open, office.open]).toEqual([false, true]);
    office.open = false;
    type('si');
    type('');
    expect([physics.open, office.open]).toEqual([false, false]);
  });

  test('a button unfolds all groups, and a tap beside it does not', async () => {
    const { search, physics, office } = await startFilter();
    search.send('click', { target: {} });
    search.send('click', { target: Object.assign(new Target(), { closest: () => null }) });
    expect([physics.open, office.open]).toEqual([false, false]);
    search.send('click', { target: new Target() });
    expect([physics.open, office.open]).toEqual([true, true]);
  });
});

describe('the choices for push messages', () => {
  const working = { en: 'Loading...', ne: '' };
  const keys = { p256dh: 'public', auth: 'secret' };
  const address = { endpoint: 'https://push.example/1', keys };
  const stored = { departments: ['exam'], language: 'en' };
  const requests: { action: string; [name: string]: string }[] = [];
  const focused: string[] = [];

  class Field {
    readonly type: string;
    constructor(type: string) {
      this.type = type;
    }
  }

  class Button {
    readonly value: string;
    constructor(value: string) {
      this.value = value;
    }
    closest = () => this;
  }

  /** The control with a form; the site replies with `replies` in turn: a status, and the body. */
  async function startControl(replies: [number, object?][] = [], permission = 'default') {
    const content = {
      innerHTML: 'the form',
      querySelector: (selector: string) =>
        selector === 'form' ? { action: '/notice/follow/push' } : { focus: () => focused.push(selector) },
    };
    const status = { textContent: '' };
    const control = Object.assign(new Listening(), {
      querySelector: (selector: string) => (selector === 'div' ? content : status),
    });
    const request = async (_: string, { body }: { body: URLSearchParams }) => {
      requests.push({ action: '', ...Object.fromEntries(body) });
      const [code, reply] = replies.shift() ?? [500];
      return new Response(JSON.stringify(reply ?? {}), { status: code });
    };
    Object.assign(globalThis, {
      document: { documentElement: { lang: 'en' }, querySelector: () => control },
      window: globalThis,
      Notification: { permission },
      Element: Button,
      HTMLInputElement: Field,
      FormData: class {
        *[Symbol.iterator]() {
          yield ['words', 'BBS'];
        }
      },
      fetch: request,
    });
    (await import('./push-choices.ts')).default(working);
    const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
    const click = async (value: string) => {
      control.send('click', { target: new Button(value) });
      await settled();
    };
    return { content, status, control, click, settled };
  }

  const reply = (message: string, more: object = {}) => ({ html: `form: ${message}`, message, stored: null, ...more });

  beforeEach(() => {
    jest.resetAllMocks();
    requests.length = 0;
    focused.length = 0;
    refusalReason.mockResolvedValue(null);
    worker.mockResolvedValue('registration');
    browserAddress.mockResolvedValue(address);
    readLocalSubscription.mockResolvedValue(null);
  });

  test('saving sends the fields with the address of the browser, and remembers what the site has stored', async () => {
    const { content, status, click } = await startControl([[200, reply('Saved.', { stored })]]);
    await click('save');
    expect(requests).toEqual([{ action: 'save', endpoint: address.endpoint, ...keys, words: 'BBS' }]);
    expect(rememberSubscription.mock.calls).toEqual([[stored, address]]);
    expect([content.innerHTML, status.textContent]).toEqual(['form: Saved.', 'Saved.']);
    expect(focused).toEqual(['[role=alert], button']);
  });

  test('the address that the site knows is sent beside a new one', async () => {
    browserAddress.mockResolvedValue({ ...address, replaces: { endpoint: 'https://push.example/0', auth: 'old' } });
    const { click } = await startControl([[200, reply('Saved.')]]);
    await click('save');
    expect(requests).toMatchObject([{ oldEndpoint: 'https://push.example/0', oldAuth: 'old' }]);
  });

  test.each([
    ['rejects', 422, { stored }],
    ['accepts and does not store', 200, {}],
  ])('choices that the site %s are shown and not remembered', async (_, code, more) => {
    const { content, click } = await startControl([[code, reply('Look at the words.', more)]]);
    await click('save');
    expect(content.innerHTML).toBe('form: Look at the words.');
    expect(rememberSubscription).not.toHaveBeenCalled();
  });

  test('a failure of the site leaves the form, and the next tap tries again', async () => {
    const { content, status, click } = await startControl([[503], [200, reply('Saved.', { stored })]]);
    await click('save');
    expect([content.innerHTML, status.textContent]).toEqual(['the form', push.state.failed.en]);
    await click('save');
    expect(status.textContent).toBe('Saved.');
  });

  test('without a permission the reason is shown and nothing is sent', async () => {
    refusalReason.mockResolvedValue('denied');
    const { status, click } = await startControl();
    await click('save');
    expect([status.textContent, requests]).toEqual([push.state.denied.en, []]);
  });

  test('deleting sends the address that the site knows, and forgets it', async () => {
    readLocalSubscription.mockResolvedValue({ ...stored, endpoint: 'https://push.example/0', auth: 'old' });
    const { content, click } = await startControl([[200, reply('Deleted.')]]);
    await click('delete');
    expect(requests).toMatchObject([{ action: 'delete', endpoint: 'https://push.example/0', auth: 'old' }]);
    expect(forgetSubscription.mock.calls).toEqual([['registration']]);
    expect([content.innerHTML, focused]).toEqual(['form: Deleted.', ['button']]);
    expect(browserAddress).not.toHaveBeenCalled();
  });

  test('a browser that has forgotten its address deletes under the present one', async () => {
    const { click } = await startControl([[200, reply('Deleted.')]]);
    await click('delete');
    expect(requests).toMatchObject([{ action: 'delete', endpoint: address.endpoint, auth: keys.auth }]);
  });

  test('a second tap during the first is ignored, and the progress is shown', async () => {
    const { status, control, click } = await startControl([[200, reply('Saved.', { stored })]]);
    control.send('click', { target: new Button('save') });
    expect(status.textContent).toBe(working.en);
    await click('save');
    expect(requests).toHaveLength(1);
    control.send('click', { target: {} });
    expect(requests).toHaveLength(1);
  });

  test('Enter in a text field saves, and no other key and no other field', async () => {
    const { control, settled } = await startControl([[200, reply('Saved.', { stored })]]);
    control.send('keydown', { key: 'a', target: new Field('text') });
    control.send('keydown', { key: 'Enter', target: new Field('checkbox') });
    control.send('keydown', { key: 'Enter', target: {} });
    await settled();
    expect(requests).toEqual([]);
    control.send('keydown', { key: 'Enter', target: new Field('text') });
    await settled();
    expect(requests).toMatchObject([{ action: 'save' }]);
  });

  describe('choices of an earlier visit', () => {
    const local = { ...stored, endpoint: 'https://push.example/0', auth: 'old' };
    beforeEach(() => readLocalSubscription.mockResolvedValue(local));

    test('are shown', async () => {
      const { content, settled } = await startControl([[200, reply('Yours.', { stored })]], 'granted');
      await settled();
      expect(requests).toMatchObject([{ action: 'show', endpoint: local.endpoint, auth: local.auth }]);
      expect(content.innerHTML).toBe('form: Yours.');
      expect(subscribe).not.toHaveBeenCalled();
    });

    test('are not requested without a permission', async () => {
      const { settled } = await startControl([], 'default');
      await settled();
      expect(requests).toEqual([]);
    });

    test('are sent again when the site has lost them', async () => {
      const replies: [number, object][] = [
        [200, reply('Unknown.')],
        [200, reply('Yours.', { stored })],
      ];
      const { content, settled } = await startControl(replies, 'granted');
      await settled();
      expect(subscribe.mock.calls).toEqual([['registration', local]]);
      expect([requests.length, content.innerHTML]).toEqual([2, 'form: Yours.']);
    });

    test('do not replace what the visitor has changed meanwhile', async () => {
      const { content, control, settled } = await startControl([[200, reply('Yours.', { stored })]], 'granted');
      control.send('input');
      await settled();
      expect([requests.length, content.innerHTML]).toEqual([1, 'the form']);
    });
  });
});
