import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftStore } from './drafts.ts';

/** Bytes of all drafts of an account: 200 photographs as cameras make them, and the documents of a busy week. */
const MAX_DRAFT_BYTES = 2 * 1024 ** 3;

/** Limits the disk space of the drafts of each account. */
export interface UploadQuota {
  /** Runs `receive`, which calls `takeBytes` for each chunk of a request: false once the drafts of the account are too large. */
  use<Result>(accountId: number, receive: (takeBytes: (bytes: number) => boolean) => Promise<Result>): Promise<Result>;
}

/** `isCounted`: whether drafts of a type count. */
export function createUploadQuota(
  drafts: Pick<DraftStore, 'list' | 'folderOf'>,
  {
    maxBytes = MAX_DRAFT_BYTES,
    isCounted = () => true,
  }: { maxBytes?: number; isCounted?: (kind: string) => boolean } = {},
): UploadQuota {
  /** Bytes of each account: of pending requests, which may not be on the disk yet, and of all completed ones. */
  const accounts = new Map<number, { pending: number; ended: number }>();
  const bytesOf = (accountId: number) => {
    const bytes = accounts.get(accountId) ?? { pending: 0, ended: 0 };
    accounts.set(accountId, bytes);
    return bytes;
  };
  return {
    async use(accountId, receive) {
      const counted = drafts.list(accountId).filter(({ kind }) => isCounted(kind));
      const used = counted.reduce((sum, { id }) => sum + folderBytes(drafts.folderOf(id)), 0);
      const account = bytesOf(accountId);
      const endedBefore = account.ended;
      let received = 0;
      try {
        return await receive((bytes) => {
          received += bytes;
          account.pending += bytes;
          return used + account.pending + account.ended - endedBefore <= maxBytes;
        });
      } finally {
        account.pending -= received;
        account.ended += received;
      }
    },
  };
}

/** Bytes on the disk, including incomplete files and files that were removed from the form. */
function folderBytes(folder: string): number {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const sizes = entries.map(
      ({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.size,
    );
    return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  } catch {
    // A draft without files has no folder.
    return 0;
  }
}
