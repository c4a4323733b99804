import { readFileSync } from 'node:fs';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { plainOffline } from '#lib/offline/plain-offline.ts';
import { withAge } from '#lib/offline/stale-banner.ts';
import { noticeAlone } from '#lib/offline/standalone-notice.ts';
import { stripPage } from '#lib/offline/strip-page.ts';
import { localPath } from '#lib/routes/paths.ts';
import { errorPage } from '#server/transforms/error-page.ts';
import { qaaAccount } from '../support/servers.ts';
import { readDocument } from './crawl.ts';
import type { HtmlDocument } from './nu-checker.ts';

/** The login by form as a browser without scripts goes through it: refused, taken, the list, a search in it. */
export async function qaaDocuments(site: string): Promise<HtmlDocument[]> {
  const found: (HtmlDocument | null)[] = [];
  for (const locale of locales) {
    const logIn = async (qaaPassword: string) => {
      const body = new URLSearchParams({ userName: qaaAccount.user, qaaPassword, locale });
      const answer = await fetch(`${site}/api/qaa/form/login`, {
        method: 'POST',
        body,
        headers: { origin: site },
        redirect: 'manual',
      });
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
      const to = new URL(answer.headers.get('location') ?? '', site);
      found.push(await readDocument(`${to.pathname} after a login`, await fetch(to, { headers: { cookie } })));
      return cookie;
    };
    await logIn('guessed');
    const cookie = await logIn(qaaAccount.password);
    const search = `${localPath('/qaa/documents', locale)}?q=plan`;
    found.push(await readDocument(`${search} logged in`, await fetch(site + search, { headers: { cookie } })));
  }
  return found.filter((document) => document !== null);
}

/** Pages as a device keeps and shows them (`lib/offline`), made of the first of `pages` for each of their kinds. */
export async function keptDocuments(pages: readonly HtmlDocument[]): Promise<HtmlDocument[]> {
  const age = { since: new Date('2026-11-22T05:15:00Z'), day: '6 Mangsir 2083 · 22 November 2026' };
  const kept = pages.map(({ name, html }) => ({
    name: `${name}, kept`,
    html: withAge(stripPage(html), age, 'noConnection', name.includes('/ne') ? 'ne' : 'en'),
  }));
  for (const locale of locales) {
    const offline = pages.find(({ name }) => name.endsWith(` ${localPath('/offline', locale)}`))?.html ?? '';
    const [, id = ''] = /<article aria-labelledby="n([^"]+)"/.exec(offline) ?? [];
    const alone = noticeAlone({ html: stripPage(offline), age, headers: new Headers() }, id, locale);
    const plain = plainOffline(locale, messagesIn(locale).offline.noConnection, '');
    kept.push({ name: `a notice alone in ${locale}`, html: (await alone?.text()) ?? '' });
    kept.push({ name: `what is kept, plainly, in ${locale}`, html: await plain.text() });
  }
  return kept;
}

/** Pages for when nothing else can be had: the front's, and the last resort of the site. */
export const lastDocuments: readonly HtmlDocument[] = [
  { name: 'deploy/away.html', html: readFileSync('deploy/away.html', 'utf8') },
  { name: 'the last resort', html: errorPage },
];
