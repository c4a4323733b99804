import { push } from '#content/messages/push.ts';
import type { ButtonState } from '#lib/site/notifications/browser/push-button.ts';
import { FakeElement, fakeDocument } from '../testing/fake-element.ts';

const toggleSubscription = jest.fn<Promise<ButtonState>, unknown[]>();
const readButtonState = jest.fn<Promise<ButtonState>, unknown[]>();
jest.mock('#lib/site/notifications/browser/push-button.ts', () => ({
  toggleSubscription: (...values: unknown[]) => toggleSubscription(...values),
  readButtonState: (...values: unknown[]) => readButtonState(...values),
}));

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
