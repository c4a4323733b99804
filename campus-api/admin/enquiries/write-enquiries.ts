import type { DatabaseSync } from 'node:sqlite';
import type { EnquiryState } from '#campus-api/enquiries/enquiry.ts';
import { createEnquiryStore } from '#campus-api/enquiries/enquiry-store.ts';
import { inTransaction } from '#lib/runtime/transaction.ts';
import { recordEvent } from '../changes/record-event.ts';

export const maxNoteLength = 2000;

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
  return logged(database, { by, action: 'edit', subject: { kind: 'enquiry', name: reference, detail: state } }, () =>
    createEnquiryStore(database).change(reference, { state, note: note.slice(0, maxNoteLength) }),
  );
}

/** For good: it cannot be taken back. False where it is gone already. */
export function removeEnquiry(database: DatabaseSync, by: string, reference: string): boolean {
  return logged(database, { by, action: 'remove', subject: { kind: 'enquiry', name: reference } }, () =>
    createEnquiryStore(database).remove(reference),
  );
}

function logged(database: DatabaseSync, event: Parameters<typeof recordEvent>[1], work: () => boolean): boolean {
  return inTransaction(database, () => {
    const isDone = work();
    if (isDone) recordEvent(database, event);
    return isDone;
  });
}
