import { readFileSync } from 'node:fs';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { stripPage } from '#lib/site/offline/cached-page.ts';
import { plainOffline, standaloneNotice } from '#lib/site/offline/offline-page.ts';
import { withBanner } from '#lib/site/offline/stale-banner.ts';
import { errorPage } from '#server/finish/error-page.ts';
import { qaaAccount } from '../support/servers.ts';
import { readDocument } from './crawl.ts';
import type { HtmlDocument } from './nu-checker.ts';

/** The pages of a login by form, as in a browser without scripts: rejected, accepted, the list, a search in it. */
export async function qaaDocuments(site: string): Promise<HtmlDocument[]> {
  const documents: (HtmlDocument | null)[] = [];
  for (const locale of locales) {
    const submit = async (qaaPassword: string) => {
      const body = new URLSearchParams({ userName: qaaAccount.user, qaaPassword, locale });
      const reply = await fetch(`${site}/api/qaa/form/login`, {
        method: 'POST',
        body,
        headers: { origin: site },
        redirect: 'manual',
      });
      const cookie = (reply.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
      const to = new URL(reply.headers.get('location') ?? '', site);
      documents.push(await readDocument(`${to.pathname} after a login`, await fetch(to, { headers: { cookie } })));
      return cookie;
    };
    await submit('guessed');
    const cookie = await submit(qaaAccount.password);
    const search = `${localPath('/qaa/documents', locale)}?q=plan`;
    documents.push(await readDocument(`${search} logged in`, await fetch(site + search, { headers: { cookie } })));
  }
  return documents.filter((document) => document !== null);
}

/** Pages as a device stores and shows them (`lib/site/offline`), and its offline pages, made from `pages`. */
export async function storedDocuments(pages: readonly HtmlDocument[]): Promise<HtmlDocument[]> {
  const age = { since: new Date('2026-11-22T05:15:00Z'), day: '6 Mangsir 2083 · 22 November 2026' };
  const stored = pages.map(({ name, html }) => ({
    name: `${name}, stored`,
    html: withBanner(stripPage(html), age, 'noConnection', name.includes('/ne') ? 'ne' : 'en'),
  }));
  for (const locale of locales) {
    const offline = pages.find(({ name }) => name.endsWith(` ${localPath('/offline', locale)}`))?.html ?? '';
    const [, id = ''] = /<article aria-labelledby="n([^"]+)"/.exec(offline) ?? [];
    const alone = standaloneNotice({ html: stripPage(offline), age, headers: new Headers() }, id, locale);
    const plain = plainOffline(locale, messagesIn(locale).offline.noConnection, '');
    stored.push({ name: `a notice alone in ${locale}`, html: (await alone?.text()) ?? '' });
    stored.push({ name: `the plain offline page in ${locale}`, html: await plain.text() });
  }
  return stored;
}

/** Error pages without content: that of nginx, and that of the site. */
export const errorDocuments: readonly HtmlDocument[] = [
  { name: 'deploy/away.html', html: readFileSync('deploy/away.html', 'utf8') },
  { name: 'the error page of the site', html: errorPage },
];
