import { z } from 'zod';
import { freePort } from '../../support/process.ts';
import { clickActions, type Driver, keyActions, webdriverKeys } from './driver.ts';
import { launchProgram } from './program.ts';

const responseBody = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

/** Starts a virtual screen in memory, for servers without one. */
async function startScreen() {
  return launchProgram('Xvfb', ['-displayfd', '2', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], /^(\d+)\n/m);
}

/** WebKitGTK in its MiniBrowser, by WebDriver. */
export async function launchWebKit(path: string, folder: string): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const program = await launchProgram('/bin/sh', ['-c', `echo ready; exec ${path} --port=${port}`], /ready/, {
    DISPLAY: `:${screen.match[1]}`,
    GDK_BACKEND: 'x11',
    HOME: folder,
    XDG_CONFIG_HOME: `${folder}/config`,
    XDG_CACHE_HOME: `${folder}/cache`,
    XDG_DATA_HOME: `${folder}/data`,
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const send = async (method: 'GET' | 'POST' | 'DELETE', address: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = responseBody.parse(await reply.json());
    const failed = failure.safeParse(value);
    if (!reply.ok) throw new Error(failed.success ? `${failed.data.error}: ${failed.data.message}` : reply.statusText);
    return value;
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send('GET', '/status').catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const capabilities = {
    alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { args: ['--automation'] } },
  };
  const { sessionId, capabilities: accepted } = session.parse(await send('POST', '/session', { capabilities }));
  const at = (path: string) => `/session/${sessionId}${path}`;
  const act = (actions: unknown) => send('POST', at('/actions'), { actions });
  await send('POST', at('/timeouts'), { script: 60_000, pageLoad: 120_000 });
  return {
    version: `WebKitGTK ${accepted.browserVersion}`,
    open: async (url) => {
      await send('POST', at('/url'), { url });
    },
    run: async (expression) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression})).then(
          (value) => done({ value: JSON.stringify(value === undefined ? null : value) }),
          (error) => done({ error: String(error) }),
        );`;
      const reply = z
        .object({ value: z.string().optional(), error: z.string().optional() })
        .parse(await send('POST', at('/execute/async'), { script, args: [] }));
      if (reply.error !== undefined) throw new Error(reply.error);
      return reply.value ?? 'null';
    },
    click: async (x, y) => {
      await act(clickActions(Math.round(x), Math.round(y)));
    },
    press: async (key) => {
      await act(keyActions([webdriverKeys[key]]));
    },
    type: async (text) => {
      await act(keyActions(text));
    },
    resize: async (width, height) => {
      await send('POST', at('/window/rect'), { width, height });
    },
    picture: async () => Buffer.from(z.string().parse(await send('GET', at('/screenshot'))), 'base64'),
    close: async () => {
      await send('DELETE', at('')).catch(() => undefined);
      await program.stop();
      await screen.stop();
    },
  };
}
