import { openPage } from '#components/page-script/testing/browser.ts';
import { messagesIn } from '#content/messages/index.ts';

/** It observes nothing: the page has no layout. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} });
const pictures = Array.from({ length: 6 }, (_, index) => ({ image: `${index}.jpg`, thumbnail: `${index}-small.jpg` }));

/** Opens the third of six pictures; `closed` has the index of the last picture once the viewer is closed. */
async function open() {
  const page = openPage('<!doctype html><main></main>', 'https://campus.example/gallery/1', {
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    matchMedia,
    navigator: { userAgent: '' },
    requestAnimationFrame: () => 0,
    cancelAnimationFrame() {},
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  Object.assign(globalThis, { window: self });
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { Viewer } = await import('./viewer.tsx');
  const { gallery, controls } = messagesIn('en');
  const labels = { ...gallery, ...controls, loading: 'Loading', close: 'Close' };
  const closed: number[] = [];

  const root = createRoot(page.find('main'));
  const show = (current: number) =>
    root.render(
      <Viewer
        {...{ current, pictures, labels }}
        title="Sports"
        locale="en"
        onShow={show}
        onClose={(last) => {
          closed.push(last);
          root.render(null);
        }}
      />,
    );
  await act(() => show(2));
  const send = (...event: Parameters<typeof page.send>) => act(() => page.send(...event));
  return {
    closed,
    send,
    find: page.find,
    press: (key: string, more = {}) => send('dialog', 'keydown', { key, ...more }),
    close: () => act(() => page.find('dialog').close()),
    /** The number of the current picture, as it is announced. */
    position: () => /\d+/.exec(page.find('[role=status]').textContent)?.[0],
    loaded: () =>
      [...document.querySelectorAll('img[width="1600"]')].map((picture) => /\d\.jpg/.exec(picture.outerHTML)?.[0]),
    leave: () => act(() => root.unmount()),
  };
}

beforeEach(() => jest.resetModules());

test('the viewer covers the page, focuses its button, and loads the picture and its neighbours', async () => {
  const viewer = await open();
  expect(viewer.find('dialog').open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Close');
  expect(viewer.position()).toBe('3');
  expect(viewer.loaded()).toEqual(['1.jpg', '2.jpg', '3.jpg']);
  await viewer.leave();
});

test('keys show other pictures of the album and stop at its ends; those of the browser are left to it', async () => {
  const viewer = await open();
  const positions = [];
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'ArrowLeft', 'End', 'ArrowRight', 'a']) {
    await viewer.press(key);
    positions.push(viewer.position());
  }
  expect(positions).toEqual(['4', '3', '2', '1', '1', '6', '6', '6']);
  for (const modifier of ['metaKey', 'ctrlKey', 'altKey'])
    expect(await viewer.press('Home', { [modifier]: true })).toBe(true);
  expect(viewer.position()).toBe('6');
  expect(await viewer.press('Home')).toBe(false);
  await viewer.leave();
});

test('a thumbnail shows its picture, and only the current one is a tab stop', async () => {
  const viewer = await open();
  await viewer.send('li:nth-child(5) button', 'click');
  expect(viewer.position()).toBe('5');
  const stops = [...document.querySelectorAll<HTMLElement>('li button')].map(({ tabIndex }) => tabIndex);
  expect(stops).toEqual([-1, -1, -1, -1, 0, -1]);
  await viewer.leave();
});

test('a picture that cannot be loaded is replaced by a message', async () => {
  const viewer = await open();
  await viewer.send('img[width="1600"]', 'error');
  expect(viewer.find('[role=alert]').textContent).toBe(messagesIn('en').gallery.failed);
  await viewer.leave();
});

test('closing removes the entry of the history and reports the last picture', async () => {
  const viewer = await open();
  expect(history.state).toEqual({ overPage: true });
  const back = jest.spyOn(history, 'back').mockImplementation();
  await viewer.press('ArrowRight');
  await viewer.close();
  expect(viewer.closed).toEqual([3]);
  expect(back).toHaveBeenCalledTimes(1);
});

test('Back closes the viewer and leaves the page where it is', async () => {
  const viewer = await open();
  const back = jest.spyOn(history, 'back').mockImplementation();
  await viewer.send('', 'popstate');
  expect(viewer.closed).toEqual([2]);
  expect(back).not.toHaveBeenCalled();
});
