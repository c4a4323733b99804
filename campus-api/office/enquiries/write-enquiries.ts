import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/runtime/transaction.ts';
import type { EnquiryState } from '../../enquiries/enquiry.ts';
import { createEnquiryStore } from '../../enquiries/enquiry-store.ts';
import { ENQUIRY_SUMMARY, recordChange } from '../changes/change-log.ts';

export const longestNote = 2000;

/**
 * Notes what became of an enquiry. The log of changes says who did what to which number, and nothing of what was written: a deleted
 * enquiry is nowhere. False where it is gone.
 */
export function changeEnquiry(
  database: DatabaseSync,
  by: string,
  reference: string,
  { state, note }: { state: EnquiryState; note: string },
): boolean {
  return logged(database, { by, action: 'edit', summary: `${ENQUIRY_SUMMARY}${reference}: ${state}` }, () =>
    createEnquiryStore(database).change(reference, { state, note: note.slice(0, longestNote) }),
  );
}

/** For good: it cannot be taken back. False where it is gone already. */
export function removeEnquiry(database: DatabaseSync, by: string, reference: string): boolean {
  return logged(database, { by, action: 'remove', summary: `${ENQUIRY_SUMMARY}${reference}` }, () =>
    createEnquiryStore(database).remove(reference),
  );
}

function logged(
  database: DatabaseSync,
  entry: { by: string; action: 'edit' | 'remove'; summary: string },
  work: () => boolean,
): boolean {
  return inTransaction(database, () => {
    const isDone = work();
    if (isDone) recordChange(database, { ...entry, undoes: null, rows: [], keptFiles: [] });
    return isDone;
  });
}
