import { pictureCommands } from '#campus-api/cli/attachment-options.ts';
import { showDay } from '#campus-api/validation/read-day.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { recordCommands } from '../engine/record-commands.ts';
import { flashNoticeChanges } from './changes.ts';
import { flashNoticeFields, flashNoticeTable } from './flash-notice.ts';

export const flashNoticeCommands = recordCommands({
  name: 'flash',
  table: flashNoticeTable,
  changes: flashNoticeChanges,
  fields: flashNoticeFields,
  summaries: {
    add: 'add a pop-up notice',
    edit: 'edit a pop-up notice',
    remove: 'remove pop-up notices',
    list: 'list the pop-up notices with their ids',
  },
  ...pictureCommands,
  show({ description, lastDate, picture, noticeId }) {
    const day = lastDate === null ? null : parseAdDate(lastDate);
    const parts = [
      day && `until ${showDay(day)}`,
      noticeId && `announces notice ${noticeId}`,
      picture && 'with a picture',
    ];
    return [description, ...parts].filter(Boolean).join(', ');
  },
});
