import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;
/** One repeated key, or a few of them, make no password at any length. */
const MIN_DISTINCT_CHARACTERS = 5;

export type PasswordProblem = 'short' | 'long' | 'common' | 'name';

let commonPasswords: ReadonlySet<string> | undefined;

/** Reads the list of common passwords, 30 kB, when a password is chosen for the first time. */
function readCommonPasswords(): ReadonlySet<string> {
  commonPasswords ??= new Set(
    readFileSync(fileURLToPath(new URL('./common-passwords.txt', import.meta.url)), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return commonPasswords;
}

/** Why a password is rejected, or null (NIST SP 800-63B, 3.1.1.2: length, and a list of common ones, no rules of composition). */
export function passwordProblem(password: string, userName: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < MIN_LENGTH) return 'short';
  if (length > MAX_LENGTH) return 'long';
  const folded = password.normalize('NFKC').toLowerCase();
  if (new Set(folded).size < MIN_DISTINCT_CHARACTERS || isSequence(folded) || isCommon(folded)) return 'common';
  const name = userName.normalize('NFKC').toLowerCase();
  return name.length > 3 && folded.replaceAll(name, '').length < MIN_LENGTH / 2 ? 'name' : null;
}

/** Whether a text is a common password, one repeated twice, or one that only digits and marks were added to. */
function isCommon(text: string): boolean {
  const coreText = text.replaceAll(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '');
  const half = text.slice(0, text.length / 2);
  return [text, coreText, text.replaceAll(/[^\p{L}]/gu, ''), half + half === text ? half : text].some((part) =>
    readCommonPasswords().has(part),
  );
}

/** Whether characters follow one another, as in `abcdefghijkl` or `123456789012`. */
function isSequence(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((character, index) => (character.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0));
  return steps.filter((step) => Math.abs(step) === 1).length > text.length * 0.7;
}
