import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { createHash } from 'node:crypto';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { HOUR } from '#lib/site/campus-client/testing/fake-clock.ts';
import { withSampleCampus } from '#lib/site/campus-client/testing/sample-campus.ts';
import { storeRecord, storeText } from '#lib/site/documents/document-store.ts';
import { watchSiteContent } from '#lib/site/site-content/snapshot.ts';
import type { PageContent } from '#packages/document-reader/types.ts';

// To be imported first: the pages of the sample campus in a test, without the framework.
let mockLocale: Locale = 'en';
const mockKnown = <T>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
jest.mock('#lib/platform/i18n/current-locale.ts', () => ({
  currentLocale: () => mockKnown(mockLocale),
  currentMessages: () => mockKnown(messagesIn(mockLocale)),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => `/${mockLocale}/notice`,
}));
jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: () => new Promise(() => undefined),
}));
// Bundles of scripts, which a build makes.
jest.mock('#components/page-script/scripts.tsx', () => {
  const nothing = () => null;
  return { MarkScripts: nothing, PageScript: nothing, InlineScript: nothing };
});
jest.mock('#components/page-script/open-flash-notice.ts?script', () => '', { virtual: true });

/** Sets the language of the pages that are rendered. */
export function setLocale(locale: Locale): void {
  mockLocale = locale;
}

const NOW = Date.parse('2026-11-20T12:00:00+05:45');
/** All that can be faked but the date and the time limits, so that no page is rendered without what comes late. */
const TIMERS = [
  ...(['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'hrtime'] as const),
  ...(['setInterval', 'clearInterval'] as const),
];
const cells = [
  ['No.', 'Roll No.', 'Name', 'Marks'],
  ['1', '7-366', 'Sita Rai', '81.5'],
  ['2', '7-37', 'Hari Gurung', '64'],
  ['3', '7-376', 'Asha Rai', '92'],
  ['4', '7-380', 'Bal Krishna KC', '64'],
  ['5', '7-401', 'सीता शर्मा', '48'],
];
const picture = { width: 600, height: 800 };
const words = { confidence: 91, isShown: true, words: 'Journal of literature', boxes: '' };
/** Texts of files as they are stored: a list of results, a letter of two pages, and a scan. */
const texts: Readonly<Record<string, { kind: 'pdf' | 'image'; pages: PageContent[] }>> = {
  '1762753031867-csit-entrance-result-2082.pdf': {
    kind: 'pdf',
    pages: [
      {
        picture,
        blocks: [
          { kind: 'heading', text: 'Merit list' },
          { kind: 'table', rows: cells, hasHeader: true },
        ],
      },
    ],
  },
  '1795148413082-it-admission-notice-2083.pdf': {
    kind: 'pdf',
    pages: [
      {
        picture,
        blocks: [
          { kind: 'paragraph', text: 'Apply by 26 Poush.' },
          { kind: 'list', items: ['1. A form', 'Fees'] },
        ],
      },
      {
        picture: null,
        blocks: [
          {
            kind: 'table',
            rows: [
              ['BIT', '36'],
              ['BCA', '40'],
            ],
            hasHeader: false,
          },
        ],
      },
      { picture, blocks: [], recognition: { state: 'waiting', why: 'no-text', attempts: 1 } },
    ],
  },
  '1791441732496-dashain-holiday-2083.jpg': {
    kind: 'image',
    pages: [
      {
        picture,
        blocks: [{ kind: 'paragraph', text: 'The campus is closed.' }],
        recognition: { state: 'read', ...words },
      },
    ],
  },
};

async function storeTexts(): Promise<void> {
  for (const [fileName, { kind, pages }] of Object.entries(texts)) {
    const digest = createHash('sha256').update(fileName).digest('hex').slice(0, 32);
    const state = { pageCount: pages.length, isScan: kind === 'image', legacyFonts: [] };
    await storeText({ ...state, kind, pages, digest, bytes: 6000, fileName });
    await storeRecord({ fileName, bytes: 6000, lastModified: null, checkedAt: Date.now(), content: { digest } });
  }
}

/** The sample campus, or one of other content, on a day of November 2026. */
export function withSite(...content: Parameters<typeof withSampleCampus>): void {
  withSampleCampus(...content);
  beforeAll(async () => {
    jest.useFakeTimers({ now: NOW, doNotFake: [...TIMERS] });
    // The clock of the caches: nothing is read again in the background.
    Object.defineProperty(performance, 'timeOrigin', { value: NOW - HOUR, configurable: true });
    jest.spyOn(performance, 'now').mockReturnValue(HOUR);
    await watchSiteContent();
    await storeTexts();
  });
  // Other test files of this process share the clock.
  afterAll(() => {
    Reflect.deleteProperty(performance, 'timeOrigin');
    jest.restoreAllMocks();
  });
}
