import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Thing, WithContext } from 'schema-dts';
import { FOLLOW, NOTICE_SEARCH } from '#lib/platform/routes/paths.ts';
import { json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { followFragment } from './fragments/follow.tsx';
import { noticeSearchFragment } from './fragments/notice-search.tsx';
import { firstPicturePriority } from './pictures/first-picture.ts';
import { MailLink } from './text/mail-link.tsx';
import { JsonLd } from './ui/json-ld.tsx';
import { UnbrokenNumbers } from './ui/unbroken-numbers.tsx';

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

describe('lines', () => {
  test('a number of several parts is not divided', () => {
    const html = (text: string) => renderToStaticMarkup(<UnbrokenNumbers>{text}</UnbrokenNumbers>);
    expect(html('Open 6:00–18:00, for example 7-2-29-145.')).toBe(
      'Open <span class="unbroken">6:00–18:00</span>, for example <span class="unbroken">7-2-29-145</span>.',
    );
    expect(html('जस्तै ७-२-२९-१४५। Well-known 12, B.Sc.')).toBe(
      'जस्तै <span class="unbroken">७-२-२९-१४५</span>। Well-known 12, B.Sc.',
    );
  });

  test('an e-mail address is divided before its domain and its dots', () => {
    const html = renderToStaticMarkup(<MailLink email="exam@campus.example" href="/mail/1" />);
    expect(html).toContain('<wbr/>@campus<wbr/>.example');
  });
});

test('the form of subscriptions has the category of the list that leads to it ticked, and after sending it is not sent again', async () => {
  const follow = async (query: string) => {
    const parameters = new URLSearchParams(query);
    const fragment = await followFragment({
      ...{ parameters, locale: 'en', path: FOLLOW, cookie: undefined },
      requestPath: async () => undefined,
    });
    return fragment && 'html' in fragment ? fragment.html : '';
  };
  const ticked = async (query: string) =>
    [...(await follow(query)).matchAll(/<input[^>]* name="department"[^>]*>/g)].filter(([box]) =>
      box.includes('checked'),
    );
  expect(await ticked('')).toEqual([]);
  expect((await ticked('department=exam')).map(([box]) => /value="(\w+)"/.exec(box)?.[1])).toEqual(['exam']);
  expect(await follow('sent=')).not.toContain('<form');
});
