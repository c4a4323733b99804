import { activateImmediately } from './activate-immediately.ts';
import { answerFiles } from './answer-files.ts';
import { answerPages } from './answer-page.ts';
import { answerPageScript } from './answer-page-script.ts';
import { showNotifications } from './show-notifications.ts';
import { noteVisits } from './visits.ts';

// The service worker: each concern listens for its own events.
activateImmediately();
answerPages();
answerFiles();
answerPageScript();
noteVisits();
showNotifications();
