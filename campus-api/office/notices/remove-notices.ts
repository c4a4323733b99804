import type { Command } from '../../command.ts';
import { changeCampus } from '../change-campus.ts';
import { takeIds } from '../next-id.ts';
import { publish } from '../publish.ts';
import { readArguments, readIds } from '../read-arguments.ts';
import { withCampus } from '../with-campus.ts';
import { deleteNotice, readNotice } from './notice-records.ts';
import { showNotice } from './show-notice.ts';

export const removeNotices: Command = {
  summary: 'takes notices away, with files that nothing else uses',
  help: `notice remove ID …
  Its address is not given to another notice.`,
  async run(settings, args) {
    const ids = readIds(readArguments(args, {}).positionals);
    const notices = await withCampus(settings, (campus) =>
      changeCampus(campus, [], () => {
        takeIds(campus.database, 'notices', 0);
        const result = ids.map((id) => {
          const notice = readNotice(campus.database, id);
          deleteNotice(campus.database, id);
          return notice;
        });
        return { result, released: result.flatMap(({ files }) => files.map(({ stored }) => stored)) };
      }),
    );
    console.log(`Removed:\n${notices.map(showNotice).join('\n')}\n${await publish(['notices', 'flash-notices'])}`);
  },
};
