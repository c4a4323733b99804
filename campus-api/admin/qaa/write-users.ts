import { findAccount, readAccount } from '#campus-api/account/account.ts';
import { hashPassword } from '#campus-api/account/password-hash.ts';
import { changeCampus, type Done } from '../change-campus.ts';
import { Issues, refuse } from '../validation/issue.ts';
import type { Campus } from '../with-campus.ts';
import { changePassword, deleteUser, insertUser, listUsers } from './user-records.ts';

/** Of a new password; what the settings and the login take, too. */
export const passwordLength = { least: 12, most: 200 } as const;
const maxNameLength = 100;

/** As long as the login takes it. */
export function readUserName(issues: Issues, value: string | undefined): string {
  const name = (value ?? '').trim().normalize('NFC');
  if (name === '') issues.error('name', 'missing');
  if (name.length > maxNameLength || /\p{Cc}/u.test(name))
    issues.error('name', 'no-user-name', { most: maxNameLength });
  return name;
}

function readNewPassword(issues: Issues, password: string): string {
  const { least, most } = passwordLength;
  if (password.length < least) issues.error('password', 'password-too-short', { least });
  if (password.length > most) issues.error('password', 'password-too-long', { most });
  return password;
}

/** Gives someone access to the quality assurance documents, or with `replace` another password to who has it. @throws RefusedError */
export async function addQaaUser(
  campus: Campus,
  form: { name: string | undefined; password: string },
  { replace }: { replace: boolean },
): Promise<Done<string>> {
  const issues = new Issues();
  const name = readUserName(issues, form.name);
  const password = readNewPassword(issues, form.password);
  issues.refuse();
  const passwordHash = await hashPassword(password);
  return changeCampus(campus, { action: replace ? 'edit' : 'add', issues }, () => {
    const exists = findAccount(campus.database, name) !== null;
    if (exists && !replace) refuse('name', 'user-there', { value: name });
    if (exists) changePassword(campus.database, name, passwordHash);
    else insertUser(campus.database, name, passwordHash);
    return name;
  });
}

/** Takes it away; the last user stays. `wasOfSettings`: with a password in the settings the next start makes them again. */
export function removeQaaUser(
  campus: Campus,
  word: string | undefined,
): Done<{ name: string; wasOfSettings: boolean }> {
  const { database } = campus;
  const issues = new Issues();
  const name = readUserName(issues, word);
  return changeCampus(campus, { action: 'remove', issues }, () => {
    if (findAccount(database, name) === null) refuse('name', 'not-there', { what: 'user', value: `"${name}"` });
    if (listUsers(database).length === 1) refuse('name', 'user-is-last', { value: name });
    const wasOfSettings = readAccount(database)?.userName === name;
    deleteUser(database, name);
    return { name, wasOfSettings };
  });
}
