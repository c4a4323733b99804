import { push } from '#content/messages/push.ts';
import { saveOffline as messages } from '#content/messages/save-offline.ts';
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
