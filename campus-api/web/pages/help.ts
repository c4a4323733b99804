import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { raw } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { lexer, parser, type Token } from 'marked';
import type { Locale } from '#content/locale.ts';
import { requireAccount } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import { html } from '../view/html.ts';
import { adminLayout } from '../view/layout.ts';
import type { AdminMessages } from '../view/messages.ts';
import { adminMessagesIn } from '../view/messages.ts';

type Section = keyof AdminMessages['nav'];

/** The manual, in both languages. Each part of the menu has a section. */
const MANUAL = 'docs/admin.md';

/** Sections of the manual whose heading is not the name in the menu. */
const headings: Readonly<Partial<Record<Section, Readonly<Record<Locale, string>>>>> = {
  home: { en: 'If something went wrong', ne: 'केही बिग्रियो भने' },
  search: { en: 'Publishing a notice', ne: 'सूचना प्रकाशित गर्ने' },
  notices: { en: 'Publishing a notice', ne: 'सूचना प्रकाशित गर्ने' },
  site: { en: 'Pages and texts of the website', ne: 'वेबसाइटका पृष्ठ' },
  log: { en: 'If something went wrong', ne: 'केही बिग्रियो भने' },
  account: { en: 'Logging in', ne: 'लगइन' },
};

/** The sections of the manual in one language by their headings. Pictures and links within the manual are left out. */
export function helpSections(text: string, language: Locale): Map<string, Token[]> {
  const sections = new Map<string, Token[]>();
  let part = -1;
  let section: Token[] | undefined;
  for (const token of lexer(text)) {
    if (token.type === 'heading' && token.depth === 1) part++;
    if (part !== (language === 'ne' ? 0 : 1)) continue;
    if (token.type === 'heading' && token.depth <= 2) {
      section = token.depth === 2 ? [] : undefined;
      if (section) sections.set(token.text, section);
    } else if (token.type !== 'paragraph' || !/^!\[/.test(token.raw)) section?.push(token);
  }
  return sections;
}

export const headingOf = (section: Section, language: Locale): string =>
  headings[section]?.[language] ?? adminMessagesIn(language).nav[section];

/** A page of help for each part of the menu, made of the manual. */
export function addHelpRoutes(app: Hono<AdminEnv>): void {
  app.get('/help/:section', (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { messages, language } = view;
    const name = c.req.param('section');
    const isSection = (text: string): text is Section => Object.hasOwn(messages.nav, text);
    if (!isSection(name)) throw new HTTPException(404);
    const sections = helpSections(readFileSync(MANUAL, 'utf8'), language);
    const content = sections.get(headingOf(name, language)) ?? [];
    const others = Object.keys(messages.nav).filter((each): each is Section => isSection(each) && each !== name);
    const body = html`<section class="panel help">${raw(parser(content).replaceAll(/<a href="(?:#|[\w-]+\.md)[^"]*">(.*?)<\/a>/g, '$1'))}</section>
<nav aria-labelledby="other-help"><h2 id="other-help">${messages.help.others}</h2><ul class="list">${others.map((each) => html`<li class="covered"><a class="cover" href="/help/${each}">${messages.nav[each]}</a></li>`)}</ul></nav>`;
    return c.html(adminLayout(view, { title: `${messages.help.title}: ${messages.nav[name]}`, body, section: name }));
  });
}
