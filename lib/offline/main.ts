import { answerFiles } from './answer-files.ts';
import { answerPages } from './answer-page.ts';
import { takeOver } from './take-over.ts';
import { tellNotices } from './tell-notices.ts';
import { noteVisits } from './visits.ts';

// The service worker: each concern listens for its own events.
takeOver();
answerPages();
answerFiles();
noteVisits();
tellNotices();
