import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import { endings } from '#campus-api/files/file-kinds.ts';
import type { ValidationIssue } from '#campus-api/validation/issue.ts';
import { type IssueCode, issueMessages } from '#campus-api/validation/issue-messages.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { AdminContext } from '../requests/context.ts';
import { type FormProblem, issueProblems, uploadProblems, uploadProblemText } from '../view/change-page.ts';
import type { View } from '../view/layout.ts';
import type { DraftType } from './draft-type.ts';

export const draftPath = ({ path }: Pick<DraftType, 'path'>, { id }: Pick<Draft, 'id'>): string =>
  `${path}/drafts/${id}`;

/** @throws HTTPException 404 if the account has no such draft of this type, 403 if it may not edit its record */
export function findDraft(type: DraftType, session: AdminSession, id: string): Draft {
  const draft = type.services.drafts.read(session.account.id, id);
  if (draft === null || draft.kind !== type.kind) throw new HTTPException(404);
  requireEditor(type, session, type.nameOf(draft.fields));
  return draft;
}

/** @throws HTTPException 403 for an account that may not edit the record of that name */
export function requireEditor(type: DraftType, { account }: AdminSession, name: string): void {
  if (!type.mayEdit(account, name)) throw new HTTPException(403);
}

/** All problems of a form, by a dry run, which `inspect` sees. */
export async function checkDraft(
  type: DraftType,
  view: View,
  session: AdminSession,
  draft: Draft,
  inspect?: Confirmation['inspect'],
): Promise<FormProblem[]> {
  const opened = type.open(draft, view);
  const read = opened.read();
  if (opened.isGone) return read.problems;
  try {
    await read.write(session, { confirmed: false, dryRun: true, ...(inspect && { inspect }) });
    return read.problems;
  } catch (error) {
    return [...read.problems, ...read.failures(error)];
  }
}

const isFileCode = (code: string): code is IssueCode => code.startsWith('file-') && Object.hasOwn(issueMessages, code);

/** Problems that the address lists: rejected files as the code of the problem and its values, and reasons of a failed upload. */
export function listedProblems(
  c: AdminContext,
  view: View,
  { field, label }: { field: string; label: string },
): FormProblem[] {
  const rejected = (c.req.queries('odd') ?? []).flatMap((text): ValidationIssue[] => {
    const { code = '', ...own } = Object.fromEntries(new URLSearchParams(text));
    const values = { file: '', most: MAX_FILE_BYTES / 1024 / 1024, endings: endings.join(', '), ...own };
    return isFileCode(code) ? [{ level: 'error', field, code, values }] : [];
  });
  const failed = uploadProblems.filter((problem) => c.req.queries('problem')?.includes(problem));
  return [
    ...issueProblems(rejected, { [field]: label }, view).map((problem) => ({ ...problem, isLeftOut: true as const })),
    ...failed.map((problem) => ({ field: '', text: uploadProblemText(problem, view) })),
  ];
}
