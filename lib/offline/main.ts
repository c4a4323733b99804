import { activateImmediately } from './activate-immediately.ts';
import { answerFiles } from './respond-files.ts';
import { answerPages } from './respond-page.ts';
import { answerPageScript } from './respond-page-script.ts';
import { showNotifications } from './show-notifications.ts';
import { noteVisits } from './visits.ts';

// The service worker: each concern listens for its own events.
activateImmediately();
answerPages();
answerFiles();
answerPageScript();
noteVisits();
showNotifications();
