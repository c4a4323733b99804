import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { entryControls, entryLabels, entryNames, entryValues } from '#campus-api/web/records/entries.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { redirectTexts } from './messages.ts';
import { redirectFields } from './redirect.ts';
import { createRedirectStore } from './store.ts';
import { siteTargets } from './targets.ts';
import { addRedirect, editRedirect, removeRedirects } from './write.ts';

/** Redirects from addresses of the former site. */
export const redirectType: RecordType = {
  name: 'redirect',
  path: '/redirects',
  section: 'redirects',
  isPrivate: true,
  sitePage: ({ database }, id) => (id === null ? '/' : (createRedirectStore(database).find(id)?.source ?? '/')),
  headings: (language) => {
    const { newOne, editOne, title } = redirectTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => entryLabels(redirectFields, language),
  fields: entryNames(redirectFields),
  notCopied: ['from'],
  remove: removeRedirects,

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

  listing: {
    head: ({ language }) => html`<p class="hint">${redirectTexts[language].hint}</p>
<p class="actions"><a class="button" href="/redirects/table">${redirectTexts[language].table}</a> <a class="button" href="/redirects/unknown">${redirectTexts[language].unknown}</a></p>`,
    page({ language }, { database }, query) {
      const { isOwn, isMissing } = redirectTexts[language];
      const targets = siteTargets(database);
      const { redirects, total } = createRedirectStore(database).search(query);
      const rows = redirects.map(({ id, source, target }) => ({
        id,
        name: source,
        facts: [
          html`<span>→ ${target}</span>`,
          targets.isOwn(source) && html`<span class="tag warn">${isOwn}</span>`,
          !targets.has(target) && html`<span class="tag warn">${isMissing}</span>`,
        ],
      }));
      return { rows, total };
    },
  },
};
