import type { Command } from '../../command.ts';
import { insertNotices } from '../../database/seed/notices.ts';
import type { NoticeRecord } from '../../records.ts';
import { changeCampus } from '../change-campus.ts';
import { departmentNames, readDepartments } from '../departments.ts';
import { readAttachments } from '../files/read-attachments.ts';
import { takeIds } from '../next-id.ts';
import { publish } from '../publish.ts';
import { readArguments, required, takeWords } from '../read-arguments.ts';
import { withCampus } from '../with-campus.ts';
import { readCreatedDate, readLastDate, readText } from './notice-fields.ts';
import { showNotice } from './show-notice.ts';

const options = {
  text: { type: 'string' },
  department: { type: 'string', multiple: true },
  file: { type: 'string', multiple: true },
  date: { type: 'string' },
  'last-date': { type: 'string' },
} as const;

export const addNotice: Command = {
  summary: 'adds a notice, with files attached',
  help: `notice add --text "TEXT" --department NAME [--file FILE …] [--last-date DAY] [--date DAY]
  --text        what the notice says, in English or Nepali
  --department  ${departmentNames.join(', ')}; may be given more than once
  --file        a file to attach; may be given more than once
  --last-date   the closing date: 2026-12-01, or 2083-08-15 for Bikram Sambat
  --date        the day of the notice, today if not given`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    takeWords(positionals, 0);
    const description = readText(values.text);
    const departmentIds = readDepartments(values.department ?? [required(undefined, '--department')]);
    const createdDate = readCreatedDate(values.date, new Date());
    const lastDate = values['last-date'] === undefined ? null : readLastDate(values['last-date'], createdDate);
    const { files, newFiles } = readAttachments(values.file ?? []);
    const notice = await withCampus(settings, (campus) =>
      changeCampus(campus, newFiles, () => {
        const id = takeIds(campus.database, 'notices');
        const result: NoticeRecord = { id, departmentIds, description, createdDate, lastDate, files };
        insertNotices(campus.database, { notices: [result], flashNotices: [] });
        return { result };
      }),
    );
    console.log(`Added:\n${showNotice(notice)}\n${await publish(['notices'])}`);
  },
};
