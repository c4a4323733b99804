import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';

/** A new password, entered twice without echo, or the first line of standard input. @throws CampusApiSetupError */
export async function readNewPassword(): Promise<string> {
  const password = await readPassword();
  if (process.stdin.isTTY && (await readLine('Repeat: ')) !== password) {
    throw new CampusApiSetupError('the two passwords differ');
  }
  return password;
}

/** An existing password. @throws CampusApiSetupError if none is entered */
export function readPassword(): Promise<string> {
  return readLine(process.stdin.isTTY ? 'Password: ' : '');
}

async function readLine(prompt: string): Promise<string> {
  process.stderr.write(prompt);
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: discard, terminal: process.stdin.isTTY });
  const stop = new AbortController();
  input.once('close', () => stop.abort());
  try {
    const [line]: unknown[] = await once(input, 'line', { signal: stop.signal });
    return String(line);
  } catch {
    throw new CampusApiSetupError('no password was given');
  } finally {
    input.close();
    if (prompt) process.stderr.write('\n');
  }
}
