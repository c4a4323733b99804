/** Kills itself while it fills the database in the folder of the first argument, after copying the files of the second: `node killed-preparation.ts`. */
import { prepareCampusApi } from '#campus-api/index.ts';
import { fixtureContent } from './fixture-content.ts';

const [, , dataDir = '', sampleFilesDir = ''] = process.argv;
prepareCampusApi({
  dataDir,
  sampleFilesDir,
  content: {
    ...fixtureContent,
    get publications() {
      process.kill(process.pid, 'SIGKILL');
      return fixtureContent.publications;
    },
  },
});
