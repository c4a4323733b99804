import { takeOver } from './take-over';

// The service worker: each concern listens for its own events.
takeOver();
