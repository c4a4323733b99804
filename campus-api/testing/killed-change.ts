/** Kills itself in the middle of a change to the campus in the folder of the first argument, at the step of the second: `files` or `records`. */
import { join } from 'node:path';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { changeCampus } from '#campus-api/changes/change-campus.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { storedNamesIn } from '#campus-api/files/stored-name.ts';
import { noticeTable } from '#campus-api/records/notice/notice.ts';

const [, , dataDir = '', moment = ''] = process.argv;
const die = () => process.kill(process.pid, 'SIGKILL');
const source = join(dataDir, 'campus.db');

const newFiles: NewFile[] = [
  { stored: 'new-1.pdf', content: { path: source } },
  {
    stored: 'new-2.pdf',
    content: {
      get path() {
        if (moment === 'files') die();
        return source;
      },
    },
  },
];
const files = newFiles.map(({ stored }) => ({ stored, original: stored }));

await withCampus({ dataDir }, { by: 'test' }, (campus) =>
  changeCampus(campus, { action: 'add', newFiles }, () => {
    const createdDate = '2026-11-21T10:00:00+05:45';
    const notice = { id: 900, departmentIds: [10], description: 'Half done', createdDate, lastDate: null, files };
    noticeTable.insert(campus.database, [notice]);
    if (storedNamesIn(campus.filesFolder).includes('new-2.pdf')) die();
  }),
);
