import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';

/** A new password typed twice without being shown, or the first line of what is piped in. @throws CampusApiSetupError */
export async function readNewPassword(): Promise<string> {
  const password = await readPassword();
  if (process.stdin.isTTY && (await readLine('Once more: ')) !== password) {
    throw new CampusApiSetupError('the two passwords differ');
  }
  return password;
}

/** One that is known already. @throws CampusApiSetupError where none is given */
export function readPassword(): Promise<string> {
  return readLine(process.stdin.isTTY ? 'Password: ' : '');
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
