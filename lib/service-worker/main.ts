import { answerFiles } from './answer-files';
import { answerPages } from './answer-page';
import { takeOver } from './take-over';
import { tellNotices } from './tell-notices';
import { noteVisits } from './visits';

// The service worker: each concern listens for its own events.
takeOver();
answerPages();
answerFiles();
noteVisits();
tellNotices();
