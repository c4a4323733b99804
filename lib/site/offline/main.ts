import { activateImmediately } from './activate-immediately.ts';
import { serveFiles } from './serve-files.ts';
import { servePageScript } from './serve-page-script.ts';
import { servePages } from './serve-pages.ts';
import { showNotifications } from './show-notifications.ts';
import { cacheVisits } from './visits.ts';

// The service worker: each concern listens for its own events.
activateImmediately();
servePages();
serveFiles();
servePageScript();
cacheVisits();
showNotifications();
