import { takeOver } from './take-over';
import { tellNotices } from './tell-notices';

// The service worker: each concern listens for its own events.
takeOver();
tellNotices();
