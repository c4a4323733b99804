import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { showDay } from '#campus-api/validation/read-day.ts';
import { parseAdDate } from '#lib/calendar/index.ts';
import { createNoticeStore } from '../notice/store.ts';
import type { FlashNoticeRecord } from '../records.ts';
import { addFlashNotice, editFlashNotice, type FlashNoticeForm, removeFlashNotices } from './write.ts';

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

export const addFlashNoticeCommand = changeCommand({
  summary: 'add a pop-up notice',
  help: `flash add --text "TEXT" [--last-date DAY] [--picture PICTURE] [--notice ID]
  --last-date  the last day of display: 2026-12-01, or 2083-08-15 for Bikram Sambat
  --notice     the id of the notice that it announces`,
  options,
  plan(values, args) {
    takeArgs(args, 0);
    return {
      write: (campus) => addFlashNotice(campus, formOf(values)),
      show: (flash) => `Added:\n${showFlashNotice(flash)}`,
    };
  },
});

export const editFlashNoticeCommand = changeCommand({
  summary: 'edit a pop-up notice; omitted fields are unchanged',
  help: 'flash edit ID [--text "TEXT"] [--last-date DAY|none] [--picture PICTURE|none] [--notice ID|none]',
  options,
  plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    return {
      write: (campus) => editFlashNotice(campus, id, formOf(values)),
      show: (flash) => `Changed:\n${showFlashNotice(flash)}`,
    };
  },
});

export const removeFlashNoticesCommand = removeCommand({
  summary: 'remove pop-up notices',
  help: 'flash remove ID …',
  remove: removeFlashNotices,
  show: showFlashNotice,
});

export const listFlashNoticesCommand = listCommand({
  summary: 'list the pop-up notices with their ids',
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
