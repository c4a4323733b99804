import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';

const program = fileURLToPath(new URL('./sanitizer-process.ts', import.meta.url));
// The condition under which Next runs the server's modules.
const execArgv = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--max-old-space-size=256'];
/** Milliseconds that it waits for the next text, and that a text may take. */
const idle = 30_000;
const patience = 60_000;

const toldSchema = z.object({
  shown: z.union([z.object({ html: z.string() }), z.object({ text: z.string() })]),
  dropped: z.array(
    z.object({ what: z.enum(['element', 'attribute', 'address', 'picture', 'marks']), name: z.string() }),
  ),
});
const answerSchema = z.object({ id: z.number(), told: toldSchema });

/** What visitors see of HTML, and what the site leaves out. */
export type Told = z.infer<typeof toldSchema>;

interface Sanitizer {
  child: ChildProcess;
  waiting: Map<number, PromiseWithResolvers<Told>>;
}

let running: Sanitizer | undefined;
let ending: NodeJS.Timeout | undefined;
let lastId = 0;

/** Asks the site's own sanitizer, in a process of its own that ends when nobody has asked for a while. */
export async function requestSanitizer(html: string): Promise<Told> {
  clearTimeout(ending);
  running ??= startSanitizer();
  const { child, waiting } = running;
  lastId += 1;
  const id = lastId;
  const answer = Promise.withResolvers<Told>();
  waiting.set(id, answer);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), patience);
  child.ref();
  child.channel?.ref();
  child.send({ id, html });
  try {
    return await answer.promise;
  } finally {
    clearTimeout(tooLong);
    if (waiting.size === 0) rest(child);
  }
}

/** Nothing waits for it from here on. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  clearTimeout(ending);
  ending = setTimeout(() => {
    running = undefined;
    child.kill();
  }, idle).unref();
}

function startSanitizer(): Sanitizer {
  const child = fork(program, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const sanitizer: Sanitizer = { child, waiting: new Map() };
  child.on('message', (message) => {
    const { id, told } = answerSchema.parse(message);
    sanitizer.waiting.get(id)?.resolve(told);
    sanitizer.waiting.delete(id);
  });
  const end = (reason: unknown) => {
    if (running === sanitizer) running = undefined;
    const error = new CampusApiSetupError(`the sanitizer, which looks at introductions, ended (${reason}): try again`);
    for (const { reject } of sanitizer.waiting.values()) reject(error);
    sanitizer.waiting.clear();
  };
  child.once('error', end);
  child.once('exit', (code, signal) => end(signal ?? code));
  return sanitizer;
}
