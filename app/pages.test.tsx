import { snapshotPages } from './testing/pages.tsx';
import { withSite } from './testing/site.ts';

/** Pages with most forms of words, which are rendered in Nepali too. */
const IN_NEPALI =
  /^(?:Home|A month|An event|A notice|A person|A programme|The text of a file|Public information|Notices|Frame)$/;

withSite();
snapshotPages({ nepali: IN_NEPALI });
