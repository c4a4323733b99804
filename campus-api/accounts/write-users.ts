import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { cleanLine } from '#campus-api/validation/read-fields.ts';
import { findQaaAccount, readAccount } from './account.ts';
import { hashPassword } from './password-hash.ts';
import { changeQaaPassword, deleteUser, insertUser, listUsers } from './user-records.ts';

/** Length of a new password; the same limits as in the settings and the login. */
const passwordLength = { min: 12, max: 200 } as const;
const maxNameLength = 100;

/** A user name within the limits of the login. */
export function readUserName(issues: Issues, value: string | undefined): string {
  const name = cleanLine(value ?? '');
  if (name === '') issues.error('name', 'missing');
  if (name.length > maxNameLength || /\p{Cc}/u.test(name))
    issues.error('name', 'no-user-name', { most: maxNameLength });
  return name;
}

function readNewPassword(issues: Issues, password: string): string {
  const { min, max } = passwordLength;
  if (password.length < min) issues.error('password', 'password-too-short', { least: min });
  if (password.length > max) issues.error('password', 'password-too-long', { most: max });
  return password;
}

/** Adds a user of the quality assurance area, or with `replace` changes the password of an existing one. @throws RefusedError */
export async function addQaaUser(
  campus: Campus,
  form: { name: string | undefined; password: string },
  { replace }: { replace: boolean },
): Promise<ChangeResult<string>> {
  const issues = new Issues();
  const name = readUserName(issues, form.name);
  const password = readNewPassword(issues, form.password);
  issues.throwIfErrors();
  const passwordHash = await hashPassword(password);
  return changeCampus(campus, { action: replace ? 'edit' : 'add', issues }, () => {
    const exists = findQaaAccount(campus.database, name) !== null;
    if (exists && !replace) refuseField('name', 'user-there', { value: name });
    if (exists) changeQaaPassword(campus.database, name, passwordHash);
    else insertUser(campus.database, name, passwordHash);
    return name;
  });
}

/** Removes a user, except the last one. `wasInSettings`: with a password in the settings the next start creates them again. */
export function removeQaaUser(
  campus: Campus,
  word: string | undefined,
): ChangeResult<{ name: string; wasInSettings: boolean }> {
  const { database } = campus;
  const issues = new Issues();
  const name = readUserName(issues, word);
  return changeCampus(campus, { action: 'remove', issues }, () => {
    if (findQaaAccount(database, name) === null) refuseField('name', 'not-there', { what: 'user', value: `"${name}"` });
    if (listUsers(database).length === 1) refuseField('name', 'user-is-last', { value: name });
    const wasInSettings = readAccount(database)?.userName === name;
    deleteUser(database, name);
    return { name, wasInSettings };
  });
}
