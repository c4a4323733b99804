import { z } from 'zod';
import { chromiumFlags } from '../../support/chromium.ts';
import type { Driver, Key } from './driver.ts';
import { openSocket } from './json-socket.ts';
import { launchProgram } from './program.ts';

const codes: Readonly<Record<Key, number>> = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  Backspace: 8,
  ArrowLeft: 37,
  ArrowRight: 39,
  ArrowDown: 40,
  End: 35,
};

const pages = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }));
const versionOf = z.object({ Browser: z.string() });
const evaluated = z.object({
  result: z.object({ value: z.string().optional(), description: z.string().optional() }),
  exceptionDetails: z.unknown().optional(),
});
const shot = z.object({ data: z.string() });

/** A Chromium of any age, driven by the DevTools protocol, as newer drivers do not support old versions. */
export async function launchChromium(path: string, folder: string): Promise<Driver> {
  const flags = [...chromiumFlags, '--headless', '--ignore-certificate-errors', '--hide-scrollbars'];
  const program = await launchProgram(
    path,
    [...flags, `--user-data-dir=${folder}`, '--remote-debugging-port=0', '--window-size=1280,900', 'about:blank'],
    /DevTools listening on ws:\/\/([^/]+)/,
  );
  const at = `http://${program.match[1]}/json`;
  let page: { webSocketDebuggerUrl: string } | undefined;
  while (!page) page = pages.parse(await (await fetch(`${at}/list`)).json()).find(({ type }) => type === 'page');
  const socket = await openSocket(page.webSocketDebuggerUrl);
  await Promise.all([socket.send('Page.enable'), socket.send('Runtime.enable')]);
  const { Browser: version } = versionOf.parse(await (await fetch(`${at}/version`)).json());
  const mouse = (type: string, x: number, y: number) =>
    socket.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  return {
    version: version.replace('HeadlessChrome/', 'Chromium '),
    open: async (url) => {
      const loaded = socket.next('Page.loadEventFired');
      await socket.send('Page.navigate', { url });
      await loaded;
    },
    run: async (expression) => {
      const reply = await socket.send('Runtime.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value === undefined ? null : value))`,
        awaitPromise: true,
        returnByValue: true,
      });
      const { result, exceptionDetails } = evaluated.parse(reply);
      if (exceptionDetails !== undefined) throw new Error(result.description ?? JSON.stringify(exceptionDetails));
      return result.value ?? 'null';
    },
    click: async (x, y) => {
      await mouse('mouseMoved', x, y);
      await mouse('mousePressed', x, y);
      await mouse('mouseReleased', x, y);
    },
    press: async (key) => {
      const text = key === 'Enter' ? { text: '\r' } : {};
      const event = { key, code: key, windowsVirtualKeyCode: codes[key] };
      await socket.send('Input.dispatchKeyEvent', { type: text.text ? 'keyDown' : 'rawKeyDown', ...event, ...text });
      await socket.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    },
    type: async (text) => {
      for (const character of text) await socket.send('Input.dispatchKeyEvent', { type: 'char', text: character });
    },
    resize: async (width, height) => {
      await socket.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
    },
    picture: async () => Buffer.from(shot.parse(await socket.send('Page.captureScreenshot')).data, 'base64'),
    close: async () => {
      socket.close();
      await program.stop();
    },
  };
}
