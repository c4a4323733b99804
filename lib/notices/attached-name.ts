import 'server-only';
import type { Notice } from '#lib/upstream/types.ts';
import { noticeList } from './notice-list.ts';

/** What the newest notice calls a file that is attached to it, of those given: what `/files/` saves it as where no name is asked for. */
export function attachedNameIn(notices: readonly Notice[], fileName: string): string | null {
  for (const { attachments } of notices) {
    const attachment = attachments.find((each) => each.fileName === fileName);
    if (attachment) return attachment.downloadName;
  }
  return null;
}

/** The same of all notices; null also where they cannot be had. */
export async function attachedName(fileName: string): Promise<string | null> {
  const list = await noticeList('all').catch(() => null);
  return list && attachedNameIn(list.notices, fileName);
}
