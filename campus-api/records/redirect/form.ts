import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { entryControls, entryLabels, entryNames, entryValues } from '#campus-api/web/records/entries.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { redirectTexts } from './messages.ts';
import { redirectFields } from './redirect.ts';
import { createRedirectStore } from './store.ts';
import { siteTargets } from './targets.ts';
import { addRedirect, editRedirect, removeRedirects } from './write.ts';

/** Redirects of one page of the list. */
const PAGE_SIZE = 50;

/** Redirects from addresses of the former site. */
export const redirectType: RecordType = {
  name: 'redirect',
  path: '/redirects',
  section: 'redirects',
  sitePage: ({ database }, id) => (id === null ? '/' : (createRedirectStore(database).find(id)?.source ?? '/')),
  headings: (language) => {
    const { newOne, editOne, title } = redirectTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => entryLabels(redirectFields, language),
  fields: entryNames(redirectFields),
  notCopied: ['from'],
  remove: (campus, id) => removeRedirects(campus, [id]),

  load({ database }, id) {
    const record = createRedirectStore(database).find(id);
    return record && { files: [], fields: entryValues(redirectFields, record) };
  },

  form: (parts, { view }) => entryControls(redirectFields, parts, view),

  read({ draft: { fields } }) {
    const row = { from: firstValue(fields, 'from'), to: firstValue(fields, 'to') };
    return {
      days: {},
      problems: [],
      write: (campus, record, revision) =>
        record === null ? addRedirect(campus, row) : editRedirect(campus, record, row, revision),
    };
  },

  list(view, { database }, query) {
    const { messages, language } = view;
    const texts = redirectTexts[language];
    const store = createRedirectStore(database);
    const search = (query.get('q') ?? '').slice(0, 200);
    const total = store.count(search);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const page = Math.min(pages, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1));
    const targets = siteTargets(database);
    const records = store.search({ search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    const pageAddress = (number: number) =>
      `/redirects?${new URLSearchParams({ ...(search !== '' && { q: search }), page: String(number) })}`;
    return html`<p class="hint">${texts.hint}</p>
<p class="actions"><a class="button" href="/redirects/table">${texts.table}</a> <a class="button" href="/redirects/unknown">${texts.unknown}</a></p>
<form method="get" action="/redirects" class="search" role="search"><label><span>${texts.searchFor}</span><input type="search" name="q" value="${search}"></label><button>${messages.search}</button></form>
<p class="soft">${fillIn(texts.count, { count: total }, language)}</p>
${recordList(
  view,
  this,
  records.map(({ id, source, target }) => ({
    id,
    name: source,
    body: html`<p class="name">${source}</p>`,
    facts: [
      html`<span>→ ${target}</span>`,
      targets.isOwn(source) && html`<span class="tag warn">${texts.isOwn}</span>`,
      !targets.has(target) && html`<span class="tag warn">${texts.isMissing}</span>`,
    ],
  })),
)}
${pages > 1 && html`<nav class="actions" aria-label="${texts.pages}">${page > 1 && html`<a class="button" rel="prev" href="${pageAddress(page - 1)}">${texts.previous}</a>`} <span>${fillIn(texts.page, { page, pages }, language)}</span> ${page < pages && html`<a class="button" rel="next" href="${pageAddress(page + 1)}">${texts.next}</a>`}</nav>`}`;
  },
};
