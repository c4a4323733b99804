import { wordsOf } from './block.ts';
import { htmlBlocks } from './html-blocks.ts';
import type { Repair } from './old-site.ts';
import { repairHtml, repairLine } from './repair-text.ts';

/** A title may have entities and markup. */
export function readTitle(html: string, repairs: Repair[]): string {
  const repaired = repairHtml(html, repairs);
  const words = /[&<]/.test(repaired)
    ? htmlBlocks(repaired, new Set()).map((block) => ('text' in block ? wordsOf(block.text) : ''))
    : [repaired];
  return repairLine(
    words
      .join(' ')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    repairs,
  );
}

/** A time of the database or the REST API of WordPress; null for `0000-00-00 00:00:00` and other times before 1990. */
export function readTime(text: string, zone: string): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text.trim()) ?? [];
  return validTime(new Date(`${day}T${time}${zone}`));
}

export const readPubDate = (text: string) => validTime(new Date(text.trim()));

const validTime = (time: Date) => (time.getTime() >= Date.UTC(1990, 0) ? time : null);
