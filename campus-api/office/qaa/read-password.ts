import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CampusApiSetupError } from '../../setup-error.ts';

const shortest = 12;
/** What the settings and the login take, too. */
const longest = 200;

/** A password typed twice without being shown, or the first line of what is piped in. @throws CampusApiSetupError */
export async function readPassword(): Promise<string> {
  const lines = process.stdin.isTTY ? await ask(['Password: ', 'Once more: ']) : [await readLine('')];
  const [password = '', again = password] = lines;
  if (password !== again) throw new CampusApiSetupError('the two passwords differ');
  if (password.length < shortest) throw new CampusApiSetupError(`a password has at least ${shortest} characters`);
  if (password.length > longest) throw new CampusApiSetupError(`a password has at most ${longest} characters`);
  return password;
}

async function ask(questions: string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const question of questions) answers.push(await readLine(question));
  return answers;
}

async function readLine(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  const stop = new AbortController();
  input.once('close', () => stop.abort());
  try {
    const [line]: unknown[] = await once(input, 'line', { signal: stop.signal });
    return String(line);
  } catch {
    throw new CampusApiSetupError('no password was given');
  } finally {
    input.close();
    if (question) process.stderr.write('\n');
  }
}
