import type { Command } from '../../command.ts';
import type { NoticeRecord, StoredFile } from '../../records.ts';
import { CampusApiSetupError } from '../../setup-error.ts';
import { changeCampus } from '../change-campus.ts';
import { readDepartments } from '../departments.ts';
import { readAttachments } from '../files/read-attachments.ts';
import { publish } from '../publish.ts';
import { readArguments, readIds, takeWords } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';
import { withCampus } from '../with-campus.ts';
import { readCreatedDate, readLastDate, readText } from './notice-fields.ts';
import { readNotice, replaceNotice } from './notice-records.ts';
import { showNotice } from './show-notice.ts';

const options = {
  text: { type: 'string' },
  department: { type: 'string', multiple: true },
  file: { type: 'string', multiple: true },
  'drop-file': { type: 'string', multiple: true },
  date: { type: 'string' },
  'last-date': { type: 'string' },
} as const;

export const editNotice: Command = {
  summary: 'changes a notice; what is not named stays',
  help: `notice edit ID [--text "TEXT"] [--department NAME …] [--file FILE …] [--drop-file NAME …] [--last-date DAY|none] [--date DAY]
  --department  the departments from now on, in place of those before
  --file        a file to attach besides those that are there
  --drop-file   the name of an attached file, as the list shows it, that goes`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    const [id = 0] = readIds(takeWords(positionals, 1));
    if (Object.keys(values).length === 0) throw new UsageError('name what is to change');
    const { files, newFiles } = readAttachments(values.file ?? []);
    const notice = await withCampus(settings, (campus) =>
      changeCampus(campus, newFiles, () => {
        const before = readNotice(campus.database, id);
        const createdDate = values.date === undefined ? before.createdDate : readCreatedDate(values.date, new Date());
        const { kept, dropped } = dropFiles(before, values['drop-file'] ?? []);
        const result: NoticeRecord = {
          id,
          departmentIds: values.department ? readDepartments(values.department) : before.departmentIds,
          description: values.text === undefined ? before.description : readText(values.text),
          createdDate,
          lastDate:
            values['last-date'] === undefined ? before.lastDate : readLastDate(values['last-date'], createdDate),
          files: [...kept, ...files],
        };
        replaceNotice(campus.database, result);
        return { result, released: dropped.map(({ stored }) => stored) };
      }),
    );
    console.log(`Changed:\n${showNotice(notice)}\n${await publish(['notices'])}`);
  },
};

function dropFiles({ id, files }: NoticeRecord, names: string[]): { kept: StoredFile[]; dropped: StoredFile[] } {
  const wanted = new Set(names.map((name) => name.normalize('NFC')));
  const dropped = files.filter(({ original }) => wanted.delete(original));
  if (wanted.size > 0) throw new CampusApiSetupError(`notice ${id} has no file "${[...wanted].join('", "')}"`);
  return { kept: files.filter((file) => !dropped.includes(file)), dropped };
}
