import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { hasPermission } from '#campus-api/model/permissions.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { AdminMessages } from '../messages/index.ts';
import { menuItems } from '../messages/layout.ts';
import { assets } from './assets.ts';
import { type Html, html } from './html.ts';

/** Logo and colours of the campus in the header of the admin: addresses, null without one. */
export interface AdminBrand {
  logo: string | null;
  style: string | null;
}

/** Properties of the request that every page needs. */
export interface View {
  language: Locale;
  messages: AdminMessages;
  session: AdminSession | null;
  /** The path with its query, for links that return to it. */
  path: string;
  /** Whether another campus API has the records, so that only the site content is edited here. */
  isSiteOnly?: boolean;
  brand?: AdminBrand | undefined;
}

interface Page {
  title: string;
  body: Html;
  /** The current part of the menu. */
  section?: keyof AdminMessages['nav'];
  /** Id of the form that is sent with a change of the language, so that no input is lost. */
  form?: string;
  /** Status message on top: the result of the last action. */
  status?: string;
}

const otherLanguage = { en: 'ne', ne: 'en' } as const;
/** Parts of the admin that are not types of records, for accounts with the permission. */
const permittedItems = [
  ['site', '/site', 'site-document'],
  ['enquiries', '/enquiries', 'enquiry'],
  ['qaaUsers', '/qaa-users', 'qaa-user'],
  ['backup', '/backup', 'backup'],
  ['accounts', '/accounts', 'account'],
] as const;
/** Parts with data that another campus API has, where there is one. */
const ofRecords: ReadonlySet<string> = new Set([...menuItems.map(([name]) => name), 'enquiries', 'qaaUsers']);
const accountItems = [
  ['log', '/log'],
  ['account', '/account'],
] as const;
const languageNames = { en: 'English', ne: 'नेपाली' } as const;

/** A whole page of the admin. */
export function adminLayout(view: View, { title, body, section, form, status }: Page): Html {
  const { language, messages, session, brand } = view;
  const { logo = null, style = null } = brand ?? {};
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title} · ${messages.office}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
${logo === null ? html`<link rel="icon" href="${assets.icon}" type="image/svg+xml">` : html`<link rel="icon" href="${logo}">`}
<link rel="stylesheet" href="${assets.style}">${style && html`<link rel="stylesheet" href="${style}">`}
<script type="module" src="${assets.script}"></script>
</head>
<body>
<a class="skip" href="#content">${messages.skip}</a>
<header class="top">
<div class="bar">
${logo && html`<img class="logo" src="${logo}" alt="" width="44" height="44">`}<a class="name" href="/">${messages.office}</a>
${languageSwitch(view, form)}
${session && html`<form class="inline" method="post" action="/logout">${tokenField(session)}<button class="quiet">${messages.login.logOut}</button></form>`}
</div>
${session && menu(view, session, section)}
</header>
<main id="content" tabindex="-1">
<h1>${title}</h1>
${status && html`<p class="status" role="status">${status}</p>`}
${body}
</main>
</body>
</html>`;
}

function languageSwitch({ language, messages, path }: View, form: string | undefined): Html {
  const other = otherLanguage[language];
  const label = html`<span lang="${other}">${languageNames[other]}</span>`;
  if (form) {
    return html`<button class="quiet" form="${form}" name="do" value="language:${other}" aria-label="${messages.language}: ${languageNames[other]}" formnovalidate>${label}</button>`;
  }
  return html`<form class="inline" method="post" action="/language"><input type="hidden" name="next" value="${path}"><button class="quiet" name="language" value="${other}" aria-label="${messages.language}: ${languageNames[other]}">${label}</button></form>`;
}

function menu(
  { messages, language, isSiteOnly = false }: View,
  { account }: AdminSession,
  section: Page['section'],
): Html {
  const permitted = [...menuItems, ...permittedItems].filter(
    ([name, , area]) => hasPermission(account, area) && !(isSiteOnly && ofRecords.has(name)),
  );
  const items = [['home', '/'] as const, ...permitted, ...accountItems];
  return html`<nav class="menu" aria-label="${messages.menu}"><details><summary>${messages.nav[section ?? 'home']}</summary><ul>${items.map(
    ([name, href]) =>
      html`<li><a href="${href}"${section === name ? html` aria-current="true"` : ''}>${messages.nav[name]}</a></li>`,
  )}</ul></details><p class="account">${fillIn(messages.loggedInAs, { name: account.userName }, language)}</p></nav>`;
}

/** The CSRF token, first in every form. */
export function tokenField({ csrf }: AdminSession): Html {
  return html`<input type="hidden" name="token" value="${csrf}">`;
}

/** Problems of a form, each with a link to its field. */
export function problemList(
  messages: AdminMessages,
  problems: readonly { field: string; text: string }[],
  addressOf = (field: string) => `#${field}`,
): Html {
  if (problems.length === 0) return html``;
  return html`<section class="problems" role="alert" aria-labelledby="problems"><h2 id="problems">${messages.problems}</h2><ul>${problems.map(
    ({ field, text }) => html`<li>${field === '' ? text : html`<a href="${addressOf(field)}">${text}</a>`}</li>`,
  )}</ul></section>`;
}
