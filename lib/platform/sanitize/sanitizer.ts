import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { helperEnvironment, permissionOptions } from '#packages/document-reader/helper-process.ts';

/** Path from the root of the project, where all programs are started. */
export const sanitizerProgram = 'lib/platform/sanitize/sanitizer-process.ts';
// Export condition of Next's server modules.
const execArgv = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--max-old-space-size=256'];
/** Milliseconds until an idle process ends, and for one text. */
const IDLE_MS = 30_000;
const TIMEOUT_MS = 60_000;

const reportSchema = z.object({
  visible: z.union([z.object({ html: z.string() }), z.object({ text: z.string() })]),
  removed: z.array(
    z.object({ what: z.enum(['element', 'attribute', 'address', 'picture', 'marks']), name: z.string() }),
  ),
});
const replySchema = z.object({ id: z.number(), report: reportSchema });

/** The visible part of HTML, and the parts that the site drops. */
export type SanitizerReport = z.infer<typeof reportSchema>;

interface Sanitizer {
  child: ChildProcess;
  waiting: Map<number, PromiseWithResolvers<SanitizerReport>>;
}

let running: Sanitizer | undefined;
let ending: NodeJS.Timeout | undefined;
let lastId = 0;

/**
 * Sanitises HTML in a child process that ends when idle: DOMPurify's document takes 100 MB, and blocks its process. @throws Error if the process ends first
 */
export async function requestSanitizer(html: string): Promise<SanitizerReport> {
  clearTimeout(ending);
  running ??= startSanitizer();
  const { child, waiting } = running;
  lastId += 1;
  const id = lastId;
  const reply = Promise.withResolvers<SanitizerReport>();
  waiting.set(id, reply);
  const timeout = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  child.ref();
  child.channel?.ref();
  child.send({ id, html });
  try {
    return await reply.promise;
  } finally {
    clearTimeout(timeout);
    if (waiting.size === 0) endWhenIdle(child);
  }
}

/** Lets this process end, and ends the sanitizer when idle. */
function endWhenIdle(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  clearTimeout(ending);
  ending = setTimeout(() => {
    running = undefined;
    child.kill();
  }, IDLE_MS).unref();
}

function startSanitizer(): Sanitizer {
  const root = process.cwd();
  const code = ['lib', 'packages', 'content', 'node_modules', 'package.json'].map((name) => `${root}/${name}`);
  const child = fork(join(/* turbopackIgnore: true */ process.cwd(), sanitizerProgram), {
    execArgv: [...execArgv, ...permissionOptions({ code, reads: [], writes: [] })],
    env: helperEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const sanitizer: Sanitizer = { child, waiting: new Map() };
  child.on('message', (message) => {
    const { id, report } = replySchema.parse(message);
    sanitizer.waiting.get(id)?.resolve(report);
    sanitizer.waiting.delete(id);
  });
  const end = (reason: unknown) => {
    if (running === sanitizer) running = undefined;
    const error = new Error(`the sanitizer of introductions ended (${reason}): try again`);
    for (const { reject } of sanitizer.waiting.values()) reject(error);
    sanitizer.waiting.clear();
  };
  child.once('error', end);
  child.once('exit', (code, signal) => end(signal ?? code));
  return sanitizer;
}
