import { activateImmediately } from './activate-immediately.ts';
import { respondFiles } from './respond-files.ts';
import { respondPages } from './respond-page.ts';
import { respondPageScript } from './respond-page-script.ts';
import { showNotifications } from './show-notifications.ts';
import { noteVisits } from './visits.ts';

// The service worker: each concern listens for its own events.
activateImmediately();
respondPages();
respondFiles();
respondPageScript();
noteVisits();
showNotifications();
