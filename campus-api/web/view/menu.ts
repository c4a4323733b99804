import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type Area, hasPermission } from '#campus-api/model/permissions.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Html, html } from './html.ts';
import type { AdminMessages } from './messages.ts';

type Section = keyof AdminMessages['nav'];

interface MenuItem {
  name: Section;
  href: string;
  /** Only for accounts with this permission. */
  area?: Area;
  /** Whether its data belong to the campus API, which may be another one. */
  isOfRecords?: boolean;
}

const records = (name: Section, href: string, area: Area): MenuItem => ({ name, href, area, isOfRecords: true });

/** The menu in its groups. */
const groups: readonly (readonly [name: keyof AdminMessages['navGroups'], items: readonly MenuItem[]])[] = [
  [
    'publish',
    [
      records('notices', '/notices', 'notice'),
      records('flash', '/flash-notices', 'flash-notice'),
      records('albums', '/albums', 'album'),
      records('publications', '/publications', 'publication'),
      records('events', '/events', 'event'),
      records('qaa', '/qaa-documents', 'qaa-document'),
    ],
  ],
  [
    'website',
    [
      { name: 'site', href: '/site', area: 'site-document' },
      records('staff', '/staff', 'staff'),
      records('committees', '/committees', 'committee'),
      records('contact', '/contact', 'contact'),
      { name: 'redirects', href: '/redirects', area: 'redirect' },
      records('imports', '/imports', 'import'),
    ],
  ],
  [
    'visitors',
    [
      records('enquiries', '/enquiries', 'enquiry'),
      { name: 'outbox', href: '/outbox', area: 'notice' },
      records('qaaUsers', '/qaa-users', 'qaa-user'),
    ],
  ],
  [
    'admin',
    [
      { name: 'accounts', href: '/accounts', area: 'account' },
      { name: 'backup', href: '/backup', area: 'backup' },
      { name: 'log', href: '/log' },
      { name: 'account', href: '/account' },
    ],
  ],
];

interface MenuView {
  language: Locale;
  messages: AdminMessages;
  path: string;
  isSiteOnly?: boolean;
}

/** The menu of an account; on a phone it folds without scripts. */
export function adminMenu(view: MenuView, { account }: AdminSession, section: Section | undefined): Html {
  const { messages, language, isSiteOnly = false } = view;
  const isVisible = ({ area, isOfRecords = false }: MenuItem) =>
    (area === undefined || hasPermission(account, area)) && !(isSiteOnly && isOfRecords);
  const [path] = view.path.split('?');
  const link = ({ name, href }: MenuItem) =>
    html`<li><a href="${href}"${section === name && html` aria-current="${path === href ? 'page' : 'true'}"`}>${messages.nav[name]}</a></li>`;
  const visible = groups.flatMap(([name, items]) => {
    const links = items.filter(isVisible).map(link);
    return links.length === 0
      ? []
      : [
          html`<li class="menu-group"><p id="menu-${name}">${messages.navGroups[name]}</p><ul aria-labelledby="menu-${name}">${links}</ul></li>`,
        ];
  });
  return html`<nav class="menu" aria-label="${messages.menu}"><details class="toggle"><summary><span class="bars" aria-hidden="true"></span>${messages.menuButton}</summary></details>
<ul class="groups">${link({ name: 'home', href: '/' })}${link({ name: 'search', href: '/search' })}${visible}<li class="user">${fillIn(messages.loggedInAs, { name: account.userName }, language)}</li></ul></nav>`;
}
