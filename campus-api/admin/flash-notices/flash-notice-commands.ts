import type { FlashNoticeRecord } from '#campus-api/records.ts';
import { createNoticeStore } from '#campus-api/stores/notice-store.ts';
import { parseAdDate } from '#lib/calendar/index.ts';
import { changeCommand, listCommand, removeCommand } from '../change-command.ts';
import { readIds, takeWords } from '../read-arguments.ts';
import { showDay } from '../read-day.ts';
import {
  addFlashNotice as add,
  editFlashNotice as edit,
  type FlashNoticeForm,
  removeFlashNotices as remove,
} from './write-flash-notices.ts';

const options = {
  text: { type: 'string' },
  'last-date': { type: 'string' },
  picture: { type: 'string' },
  notice: { type: 'string' },
} as const;

interface FlashValues extends Pick<FlashNoticeForm, 'text' | 'notice'> {
  'last-date'?: string | undefined;
  picture?: string | undefined;
}

function formOf({ text, notice, picture, ...values }: FlashValues): FlashNoticeForm {
  const file = picture === undefined || picture === 'none' ? picture : { path: picture };
  return { text, notice, lastDate: values['last-date'], picture: file };
}

export const addFlashNotice = changeCommand({
  summary: 'puts words, perhaps with a picture, over every page',
  help: `flash add --text "TEXT" [--last-date DAY] [--picture PICTURE] [--notice ID]
  --last-date  the last day it is shown: 2026-12-01, or 2083-08-15 for Bikram Sambat
  --notice     the id of the notice that it announces`,
  options,
  plan(values, words) {
    takeWords(words, 0);
    return { write: (campus) => add(campus, formOf(values)), show: (flash) => `Added:\n${showFlashNotice(flash)}` };
  },
});

export const editFlashNotice = changeCommand({
  summary: 'changes one; what is not named stays',
  help: 'flash edit ID [--text "TEXT"] [--last-date DAY|none] [--picture PICTURE|none] [--notice ID|none]',
  options,
  plan(values, words) {
    const [id = 0] = readIds(takeWords(words, 1));
    return {
      write: (campus) => edit(campus, id, formOf(values)),
      show: (flash) => `Changed:\n${showFlashNotice(flash)}`,
    };
  },
});

export const removeFlashNotices = removeCommand({
  summary: 'takes them away',
  help: 'flash remove ID …',
  remove,
  show: showFlashNotice,
});

export const listFlashNotices = listCommand({
  summary: 'shows them with their ids',
  help: 'flash list',
  read: ({ database }) => createNoticeStore(database).flash(),
  show: showFlashNotice,
});

function showFlashNotice({ id, description, lastDate, picture, noticeId }: FlashNoticeRecord): string {
  const day = lastDate === null ? null : parseAdDate(lastDate);
  const parts = [
    day && `until ${showDay(day)}`,
    noticeId && `announces notice ${noticeId}`,
    picture && 'with a picture',
  ];
  return `${String(id).padStart(4)} ${[description, ...parts].filter(Boolean).join(', ')}`;
}
