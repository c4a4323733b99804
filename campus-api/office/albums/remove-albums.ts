import type { Command } from '../../command.ts';
import { CampusApiSetupError } from '../../setup-error.ts';
import { createAlbumStore } from '../../stores/album-store.ts';
import { changeCampus } from '../change-campus.ts';
import { takeIds } from '../next-id.ts';
import { publish } from '../publish.ts';
import { readArguments, readIds } from '../read-arguments.ts';
import { withCampus } from '../with-campus.ts';
import { showAlbum } from './list-albums.ts';

export const removeAlbums: Command = {
  summary: 'takes albums away, with their pictures',
  help: 'album remove ID …',
  async run(settings, args) {
    const ids = readIds(readArguments(args, {}).positionals);
    const albums = await withCampus(settings, (campus) =>
      changeCampus(campus, [], () => {
        takeIds(campus.database, 'albums', 0);
        const known = createAlbumStore(campus.database).all();
        const result = ids.map((id) => {
          const album = known.find((one) => one.id === id);
          if (!album) throw new CampusApiSetupError(`there is no album ${id}`);
          campus.database.prepare('DELETE FROM albums WHERE id = ?').run(id);
          return album;
        });
        return { result, released: result.flatMap(({ images, thumbnails }) => [...images, ...thumbnails]) };
      }),
    );
    console.log(`Removed:\n${albums.map(showAlbum).join('\n')}\n${await publish(['gallery'])}`);
  },
};
