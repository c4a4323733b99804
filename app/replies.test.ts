import './testing/site.ts';
import { fragments } from '#components/fragments/index.ts';
import { markupOf } from '#lib/platform/http/testing/markup.ts';
import {
  COMPARE_CHOSEN,
  CONVERT,
  FIND_IN_RESULTS,
  FIND_NUMBER,
  FIND_PROGRAMME,
  FOLLOW,
  NOTICE_SEARCH,
  NOTICE_TABLE,
  PUBLICATION_TABLE,
  QAA_DOCUMENTS,
  SITE_SEARCH,
  STATUS,
  WRITE,
} from '#lib/platform/routes/paths.ts';
import { GET as serveApi } from './api/[...path]/route.ts';
import { withSite } from './testing/site.ts';

withSite();

const tables = `${NOTICE_TABLE}`.replace('{id}', '307').replace('{position}', '1').replace('{table}', '1');

/** Each dynamic page with the searches that it is tested with, and its address where that has variable parts. */
const searches: readonly (readonly [page: string, ...queries: string[]])[] = [
  [SITE_SEARCH, '', 'q=exam', 'q=Sharma', 'q=library&kind=page', 'q=परीक्षा', 'q=nothing-like-this'],
  [
    NOTICE_SEARCH,
    'q=exam',
    'q=exam&department=exam&page=2',
    'q=notice&year=2082',
    'q=no-such-word',
    'q=routin',
    'q=exam&page=99',
    'q=exam&year=2070',
  ],
  [STATUS, ''],
  [CONVERT, '', 'date=2083-08-05', 'date=2026-11-20&from=ad', 'date=soon&from=ad', 'date=2090-12-40'],
  [WRITE, '', 'sent=8XCM-41TR'],
  [FOLLOW, '', 'department=exam', 'key=unknown', 'sent='],
  [FIND_IN_RESULTS, '', 'number=7-376', 'number=82001', 'number=abc'],
  [
    COMPARE_CHOSEN,
    '',
    'programme=bbs',
    'programme=bbs&programme=bca&programme=no',
    'programme=ba&programme=bed&programme=bit&programme=bhm',
  ],
  [FIND_PROGRAMME, '', 'level=bachelor&fee=100000', 'level=master&shift=morning', 'faculty=no&fee=१,०००'],
  [QAA_DOCUMENTS, '', 'note=wrong'],
];
const addresses: readonly (readonly [page: string, path: string, ...queries: string[]])[] = [
  [FIND_NUMBER, '/notice/item/307/find', '', 'number=7-376', 'number=37', 'number=abc'],
  [FIND_NUMBER, '/notice/item/999/find', 'number=1'],
  [NOTICE_TABLE, tables, '', 'q=sita', 'sort=-marks', 'sort=name', 'sort=no', 'page=2'],
  [PUBLICATION_TABLE, '/publication/18/file/1/table/9', ''],
];
const cases = [...searches.map(([page, ...queries]) => [page, page, ...queries] as const), ...addresses].flatMap(
  ([page, path, ...queries]) => queries.map((query) => [path, query, page] as const),
);

test.each(cases)('%s?%s is as in the snapshot (jest app -u)', async (path, query, page) => {
  const requestPath = (address: string) => serveApi(new Request(`http://localhost${address}`));
  const request = {
    parameters: new URLSearchParams(query),
    locale: 'en',
    path,
    cookie: undefined,
    requestPath,
  } as const;
  const reply = await fragments[page]?.(request);
  const { html = '', ...rest } = { html: '', ...reply };
  expect(
    `${JSON.stringify(reply && rest)}\n${markupOf(html).replace(/(name=stamp value=)[^>]*/, '$1…')}`,
  ).toMatchSnapshot();
});

/** Each handler of documents with its parameters and addresses. */
const handlers: Readonly<Record<string, readonly [load: () => Promise<unknown>, ...parameters: object[]]>> = {
  'calendar files': [
    () => import('./calendar/[...document]/route.ts'),
    ...[['events.ics'], ['events-ne.ics'], ['events', '1.ics'], ['holidays.ics'], ['no.ics']].map((document) => ({
      document,
    })),
  ],
  'documents of notices': [
    () => import('./notice/[...document]/route.ts'),
    ...[
      'feed.xml',
      'rss-ne.xml',
      'feed.json',
      'deadlines.ics',
      'item/322/deadline.ics',
      'item/307/file/1/table/1.csv',
      'no',
    ].map((path) => ({ document: path.split('/') })),
  ],
  datasets: [
    () => import('./data/[file]/route.ts'),
    ...['notices.csv', 'notices.json', 'programmes.csv', 'events.csv', 'no.csv'].map((file) => ({ file })),
  ],
  'feed of pages': [() => import('./page-feed/[file]/route.ts'), { file: 'feed.xml' }, { file: 'no' }],
  'index of the sitemap': [() => import('./sitemap.xml/route.ts')],
  'parts of the sitemap': [
    () => import('./sitemap/[part]/route.ts'),
    { part: 'pages' },
    { part: 'notices-1' },
    { part: 'no' },
  ],
  manifest: [() => import('./manifest.webmanifest/route.ts')],
  robots: [() => import('./robots.txt/route.ts')],
  'search of browsers': [() => import('./opensearch.xml/route.ts')],
};

describe.each(Object.entries(handlers))('%s', (_, [load, ...parameters]) => {
  test.each((parameters.length > 0 ? parameters : [{}]).map((each) => [JSON.stringify(each), each] as const))(
    '%s is as in the snapshot',
    async (_name, params) => {
      const { GET } = (await load()) as { GET: (request: Request, context: object) => Promise<Response> };
      const response = await GET(new Request('http://localhost/'), { params: Promise.resolve(params) });
      const body = await response.text();
      const part = body.length > 4000 ? `${body.slice(0, 3000)}\n…\n${body.slice(-800)}` : body;
      const { etag, ...headers } = Object.fromEntries(response.headers);
      expect(`${response.status} ${JSON.stringify(headers)}\n${part}`).toMatchSnapshot();
    },
  );
});
