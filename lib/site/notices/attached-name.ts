import 'server-only';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticeList } from './notice-list.ts';

/** The name of a file in the newest notice that attaches it: the default download name of `/files/`. */
export function attachedNameIn(notices: readonly Notice[], fileName: string): string | null {
  for (const { attachments } of notices) {
    const attachment = attachments.find((each) => each.fileName === fileName);
    if (attachment) return attachment.downloadName;
  }
  return null;
}

/** The same for all notices; null also if they are unavailable. */
export async function attachedName(fileName: string): Promise<string | null> {
  const list = await noticeList('all').catch(() => null);
  return list && attachedNameIn(list.notices, fileName);
}
