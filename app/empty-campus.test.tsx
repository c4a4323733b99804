import { emptyContent } from '#campus-api/records/empty-campus.ts';
import { snapshotPages } from './testing/pages.tsx';
import { withSite } from './testing/site.ts';

const { content, identity } = emptyContent('Himchuli Campus');
withSite({ content, siteDocuments: [identity], sampleFilesDir: null });
snapshotPages({ nepali: /^(?:Home|Contact|Frame)$/ });
