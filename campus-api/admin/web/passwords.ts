import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const shortest = 12;
const longest = 200;
/** A text of one stroke or of a row of keys is no password, however long. */
const fewestSigns = 5;

export type PasswordProblem = 'short' | 'long' | 'common' | 'name';

let known: ReadonlySet<string> | undefined;

/** Read when a password is chosen for the first time: 30 kB that a day in the office mostly does without. */
function commonWords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(fileURLToPath(new URL('./assets/common-passwords.txt', import.meta.url)), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return known;
}

/** Why a password is not taken, or null (NIST SP 800-63B, 3.1.1.2: length, and a list of common ones, no rules of signs). */
export function problemOfPassword(password: string, userName: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < shortest) return 'short';
  if (length > longest) return 'long';
  const folded = password.normalize('NFKC').toLowerCase();
  if (new Set(folded).size < fewestSigns || isSequence(folded) || isCommon(folded)) return 'common';
  const name = userName.normalize('NFKC').toLowerCase();
  return name.length > 3 && folded.replaceAll(name, '').length < shortest / 2 ? 'name' : null;
}

/** As it is, said twice, or a common word that only digits and marks were put around. */
function isCommon(text: string): boolean {
  const word = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const half = text.slice(0, text.length / 2);
  return [text, word, text.replaceAll(/[^\p{L}]/gu, ''), half + half === text ? half : text].some((one) =>
    commonWords().has(one),
  );
}

/** `abcdefghijkl`, `123456789012`: each sign follows the one before. */
function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0));
  return steps.filter((step) => Math.abs(step) === 1).length > text.length * 0.7;
}
