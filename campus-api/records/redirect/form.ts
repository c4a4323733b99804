import { entryControls } from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import { html } from '#campus-api/web/view/html.ts';
import { recordForm } from '../engine/record-form.ts';
import { redirectChanges } from './changes.ts';
import { redirectTexts } from './messages.ts';
import { type RedirectRecord, redirectFields, redirectTable } from './redirect.ts';
import { siteTargets } from './targets.ts';

/** Redirects from addresses of the former site. */
export const redirectType = recordForm({
  table: redirectTable,
  changes: redirectChanges,
  fields: redirectFields,
  texts: redirectTexts,
  path: '/redirects',
  section: 'redirects',
  isPrivate: true,
  sitePage: ({ database }, id) => (id === null ? '/' : (redirectTable.open(database).find(id)?.source ?? '/')),
  notCopied: ['from'],
  form: (parts, { view }) => entryControls(redirectFields, parts, view),
  formOf: ({ from = '', to = '' }) => ({ from, to }),

  listing: {
    head: ({ language }) => html`<p class="hint">${redirectTexts[language].hint}</p>
<p class="actions"><a class="button" href="/redirects/table">${redirectTexts[language].table}</a> <a class="button" href="/redirects/unknown">${redirectTexts[language].unknown}</a></p>`,
    page({ language }, { database }, query) {
      const { isOwn, isMissing } = redirectTexts[language];
      const targets = siteTargets(database);
      const textOf = ({ source, target }: RedirectRecord) => `${source} ${target}`;
      return pageOf(query, redirectTable.open(database).all(), textOf, ({ id, source, target }) => ({
        id,
        name: source,
        facts: [
          html`<span>→ ${target}</span>`,
          targets.isOwn(source) && html`<span class="tag warn">${isOwn}</span>`,
          !targets.has(target) && html`<span class="tag warn">${isMissing}</span>`,
        ],
      }));
    },
  },
});
