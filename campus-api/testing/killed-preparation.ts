/** Dies while it fills the database in the folder named first, the files of the folder named second copied: `node killed-preparation.ts`. */
import { prepareCampusApi } from '../index.ts';
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
