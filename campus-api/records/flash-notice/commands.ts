import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { formOfOptions, helpOf, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import { showDay } from '#campus-api/validation/read-day.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { type FlashNoticeRecord, flashNoticeFields } from './flash-notice.ts';
import { createFlashNoticeStore } from './store.ts';
import { addFlashNotice, editFlashNotice, type FlashNoticeForm, removeFlashNotices } from './write.ts';

const options = {
  ...optionsOf(flashNoticeFields),
  picture: { type: 'string' },
} as const;

function formOf({ picture, ...form }: Omit<FlashNoticeForm, 'picture'> & { picture?: string }): FlashNoticeForm {
  return { ...form, picture: picture === undefined || picture === 'none' ? picture : { path: picture } };
}

export const addFlashNoticeCommand = changeCommand({
  summary: 'add a pop-up notice',
  help: `flash add ${usageOf(flashNoticeFields, { isNew: true })} [--picture PICTURE]
${helpOf(flashNoticeFields, {})}`,
  options,
  plan(values, args) {
    takeArgs(args, 0);
    return {
      write: (campus) => addFlashNotice(campus, formOf(formOfOptions(values))),
      show: (flash) => `Added:\n${showFlashNotice(flash)}`,
    };
  },
});

export const editFlashNoticeCommand = changeCommand({
  summary: 'edit a pop-up notice; omitted fields are unchanged',
  help: `flash edit ID ${usageOf(flashNoticeFields, { isNew: false })} [--picture PICTURE|none]`,
  options,
  plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    return {
      write: (campus) => editFlashNotice(campus, id, formOf(formOfOptions(values))),
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
  read: ({ database }) => createFlashNoticeStore(database).all(),
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
