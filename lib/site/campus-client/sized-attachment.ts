import type { Attachment } from './types.ts';

/** An attachment and its size in bytes, null where the campus API does not report it. */
export interface SizedAttachment extends Attachment {
  bytes: number | null;
}
