import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstLetter } from '#lib/platform/i18n/first-letter.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { VERSION } from '#lib/platform/runtime/version.ts';
import { assets } from './assets.ts';
import { type Html, html } from './html.ts';
import { adminMenu } from './menu.ts';
import type { AdminMessages } from './messages.ts';

/** Name, logo and colours of the campus. */
export interface AdminBrand {
  /** The names in its identity; null before somebody has written them. */
  names: { name: Localized; shortName: Localized } | null;
  /** Address of the logo; null without one. */
  logo: string | null;
  /** Address of the style sheet with the colours. */
  style: string | null;
}

/** For pages about errors before the brand is read. */
const noBrand: AdminBrand = { names: null, logo: null, style: null };

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
  /** The most frequent task of the page, beside its title. */
  action?: Html | false;
  body: Html;
  /** The current part of the menu. */
  section?: keyof AdminMessages['nav'];
  /** Id of the form that is sent with a change of the language, so that no input is lost. */
  form?: string;
  /** Status message on top: the result of the last action. */
  status?: Html | string;
}

const otherLanguage = { en: 'ne', ne: 'en' } as const;
const languageNames = { en: 'English', ne: 'नेपाली' } as const;

/** A whole page of the admin. */
export function adminLayout(view: View, { title, action, body, section, form, status }: Page): Html {
  const { language, messages, session, brand = noBrand } = view;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title} · ${messages.admin}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${brand.logo === null ? html`<link rel="icon" href="${assets.icon}" type="image/svg+xml">` : html`<link rel="icon" href="${brand.logo}">`}
${brand.style && html`<link rel="stylesheet" href="${brand.style}">`}<link rel="stylesheet" href="${assets.style}">
<script type="module" src="${assets.script}"></script>${form && html`<script type="module" src="${assets.formScript}"></script>`}
</head>
<body${session && html` class="with-menu"`}>
<a class="skip" href="#content">${messages.skip}</a>
<header class="top${session ? '' : ' alone'}">
${brandLink(view, brand)}
<div class="session">${languageSwitch(view, form)}
${session && html`<form method="post" action="/logout">${tokenField(session)}<button>${messages.login.logOut}</button></form>`}</div>
</header>
${session && adminMenu(view, session, section)}
<main id="content" tabindex="-1">
<div class="page-head"><h1>${title}</h1>${session && section && !view.path.startsWith('/help/') && html`<a class="help-link" href="/help/${section}"><span aria-hidden="true">?</span><span class="hidden">${messages.help.title}: ${messages.nav[section]}</span></a>`}${action && html`<p class="actions">${action}</p>`}</div>
${status && html`<div class="status" role="status">${status}</div>`}
${body}
</main>
${session && html`<footer class="version">${fillIn(messages.version, { version: VERSION }, language)}</footer>`}
</body>
</html>`;
}

/** Logo and name of the campus, as in the header of the website; only the office before the campus has a name. */
function brandLink({ language, messages }: View, { names, logo }: AdminBrand): Html {
  const letter = firstLetter(names?.shortName[language] ?? messages.admin);
  const mark = logo
    ? html`<img class="logo" src="${logo}" alt="">`
    : html`<span class="logo letter" aria-hidden="true">${letter}</span>`;
  const other = names && otherLanguageOf(names.name, language);
  return html`<a class="brand" href="/">${mark}<span class="title">${names && html`<span class="name"${other && html` lang="${other}"`}>${names.name[language]}</span> `}<span class="${names ? 'office' : 'name'}">${messages.admin}</span></span></a>`;
}

function languageSwitch({ language, messages, path }: View, form: string | undefined): Html {
  const other = otherLanguage[language];
  const label = html`<span lang="${other}">${languageNames[other]}</span>`;
  if (form) {
    return html`<button form="${form}" name="do" value="language:${other}" aria-label="${messages.language}: ${languageNames[other]}" formnovalidate>${label}</button>`;
  }
  return html`<form method="post" action="/language"><input type="hidden" name="next" value="${path}"><button name="language" value="${other}" aria-label="${messages.language}: ${languageNames[other]}">${label}</button></form>`;
}

/** The CSRF token, first in every form. */
export function tokenField({ csrf }: AdminSession): Html {
  return html`<input type="hidden" name="token" value="${csrf}">`;
}

/** Problems of a form, each with a link to its field. */
export function problemList(
  messages: AdminMessages,
  problems: readonly { field: string; text: string; isLeftOut?: true }[],
  addressOf = (field: string) => `#${field}`,
): Html {
  if (problems.length === 0) return html``;
  return html`<section class="problems" role="alert" aria-labelledby="problems"><h2 id="problems">${problems.every(({ isLeftOut }) => isLeftOut) ? messages.leftOut : messages.problems}</h2><ul>${problems.map(
    ({ field, text }) => html`<li>${field === '' ? text : html`<a href="${addressOf(field)}">${text}</a>`}</li>`,
  )}</ul></section>`;
}
