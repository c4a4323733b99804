import type { DatabaseSync } from 'node:sqlite';
import { recordEvent } from '#campus-api/changes/record-event.ts';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';
import type { EnquiryState } from './enquiry.ts';
import { createEnquiryStore } from './store.ts';

/** Replies are part of the note. */
export const maxNoteLength = 12_000;

/**
 * Stores state and note of an enquiry. The change log has its author, action and reference, never its text: nothing remains of a deleted
 * enquiry. Returns false if it has been deleted.
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

/** Deletes an enquiry permanently, without undo. Returns false if it has been deleted already. */
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
