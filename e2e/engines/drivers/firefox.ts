import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { clickActions, type Driver, keyActions, webdriverKeys } from './driver.ts';
import { openSocket } from './json-socket.ts';
import { launchProgram } from './program.ts';

const settings = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.download.alwaysOpenPanel': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const called = z.object({
  result: z.object({ value: z.string().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});
const shot = z.object({ data: z.string() });

/** Firefox, driven by its built-in WebDriver BiDi. */
export async function launchFirefox(path: string, folder: string): Promise<Driver> {
  const downloads = { 'browser.download.folderList': 2, 'browser.download.dir': folder };
  const lines = Object.entries({ ...settings, ...downloads }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const program = await launchProgram(
    path,
    [
      '--headless',
      '--foreground',
      '--no-remote',
      '--profile',
      folder,
      '--remote-debugging-port',
      '0',
      '--width',
      '1280',
      '--height',
      '900',
    ],
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
    { HOME: folder },
  );
  const socket = await openSocket(`${program.match[1]}/session`);
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true, unhandledPromptBehavior: { default: 'accept' } } };
  const started = session.parse(await socket.send('session.new', { capabilities }));
  const [first] = tree.parse(await socket.send('browsingContext.getTree')).contexts;
  const context = first?.context ?? '';
  const act = (actions: unknown) => socket.send('input.performActions', { context, actions });
  return {
    version: `Firefox ${started.capabilities.browserVersion}`,
    open: async (url) => {
      await socket.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (expression) => {
      const reply = await socket.send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify((await (${expression})) ?? null)`,
        target: { context },
        awaitPromise: true,
        // The browser restricts some functions (files, windows) to user actions.
        userActivation: false,
      });
      const { result, exceptionDetails } = called.parse(reply);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? 'null';
    },
    click: async (x, y) => {
      await act(clickActions(x, y));
    },
    press: async (key) => {
      await act(keyActions([webdriverKeys[key]]));
    },
    type: async (text) => {
      await act(keyActions(text));
    },
    resize: async (width, height) => {
      await socket.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    picture: async () =>
      Buffer.from(shot.parse(await socket.send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    close: async () => {
      socket.close();
      await program.stop();
    },
  };
}
