import type { Attachment } from '../campus/types';

/** An attachment and its size in bytes, null where the campus API does not tell. */
export interface SizedAttachment extends Attachment {
  bytes: number | null;
}
