import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Thing, WithContext } from 'schema-dts';
import { NOTICE_SEARCH } from '#lib/platform/routes/paths.ts';
import { json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { noticeSearchFragment } from './fragments/notice-search.tsx';
import { firstPicturePriority } from './pictures/first-picture.ts';
import { JsonLd } from './ui/json-ld.tsx';

describe('JSON-LD', () => {
  test('a text with a closing tag does not end the script and is preserved', () => {
    const name = '</script><!-- <b>"ज्ञान" & \u2028';
    const data: WithContext<Thing> = { '@context': 'https://schema.org', '@type': 'Thing', name };
    const html = renderToStaticMarkup(<JsonLd data={data} />);
    const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual(data);
  });
});
describe('the fragment of a search', () => {
  const search = (query: string) =>
    noticeSearchFragment({
      parameters: new URLSearchParams(query),
      locale: 'ne',
      path: NOTICE_SEARCH,
      cookie: undefined,
      requestPath: async () => undefined,
    });

  test('an empty search redirects to the list of its department, with the parameters of other programs', async () => {
    expect(await search('q=+&department=exam&page=2')).toEqual({ to: '/ne/notice/exam' });
    expect(await search('utm_source=a')).toEqual({ to: '/ne/notice?utm_source=a' });
  });

  test.each(['q=a&page=0', 'q=a&department=x'])('the search %s does not exist', async (query) => {
    expect(await search(query)).toBeNull();
  });
});
describe('the first picture of a page', () => {
  const server = withCampusServer();

  test.each([
    { title: 'a flash notice with a poster', reply: json({ body: [{ id: 1, fileName: 'one.jpg' }] }), expected: 'low' },
    {
      title: 'a flash notice without a poster',
      reply: json({ body: [{ id: 1, description: 'Closed' }] }),
      expected: 'high',
    },
    { title: 'no flash notice', reply: json({ body: [] }), expected: 'high' },
    { title: 'flash notices that cannot be read', reply: statusReply(404), expected: 'high' },
  ])('the first picture of a page has $expected priority with $title', async ({ reply, expected }) => {
    server().behave(reply);
    expect(await firstPicturePriority()).toBe(expected);
  });
});
