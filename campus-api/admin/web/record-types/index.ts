import { album } from './album.ts';
import { committee, structure } from './committee.ts';
import { contact } from './contact.ts';
import { flashNotice } from './flash-notice.ts';
import { notice } from './notice.ts';
import { publication } from './publication.ts';
import { qaaDocument } from './qaa-document.ts';
import type { Kind } from './record-type.ts';
import { staff } from './staff.ts';

export const kinds: readonly Kind[] = [
  notice,
  flashNotice,
  album,
  publication,
  staff,
  committee,
  structure,
  qaaDocument,
  contact,
];
