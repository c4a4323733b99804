import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { inBothLanguages } from '#campus-api/web/records/both-texts.ts';
import { draftPath } from '#campus-api/web/records/check-draft.ts';
import { type AdminContext, type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { type FormProblem, failureProblems, issueProblems } from '#campus-api/web/view/change-page.ts';
import { textField } from '#campus-api/web/view/fields.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '#campus-api/web/view/layout.ts';
import { reportAddress } from '#campus-api/web/view/results.ts';
import { type Locale, locales } from '#content/locale.ts';
import { parseKey } from '#content/site/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { isFixedPage, isReservedAddress } from '#lib/platform/routes/reserved.ts';
import { addressOfTitle } from '../address-of-title.ts';
import { siteTexts } from '../messages.ts';
import { renamePage } from '../rename-page.ts';
import { createSiteStore } from '../store.ts';
import { requireDocumentForm, requireDocumentPermission } from './access.ts';
import { newDocumentDraft } from './document-draft.ts';
import { documentName } from './form-page.ts';
import { oneLine } from './plain-text.ts';
import { SITE_PATH } from './site-address.ts';

/** A form with one field for an address. */
interface AddressForm {
  title: string;
  action: string;
  value: string;
  hint: string;
  problems: FormProblem[];
  /** Controls above the address. */
  above?: Html;
}

/** Pages that add a page, a programme or a department, and change the address of a page. */
export function addSiteAddressRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, drafts } = services;
  const addressPage = (
    c: AdminContext,
    session: AdminSession,
    { title, action, value, hint, problems, above }: AddressForm,
  ) => {
    const view = viewOf(c);
    const site = siteTexts[view.language];
    const { cancel } = view.messages;
    const body = html`${problemList(view.messages, problems)}<form class="panel narrow" method="post" action="${action}" novalidate>${tokenField(session)}
${above}
${textField({ name: 'address', label: site.address, value, hint, problem: problems.find(({ field }) => field === 'address')?.text })}
<p class="actions"><button class="main">${site.continue}</button> <a class="button quiet" href="${SITE_PATH}">${cancel}</a></p></form>`;
    return c.html(adminLayout(view, { title, body, section: 'site' }), problems.length > 0 ? 422 : 200);
  };

  const newPath = `${SITE_PATH}/new/:type{page|programme|department}`;
  const newForm = (
    c: AdminContext,
    session: AdminSession,
    { fields, value = '', problems = [] }: { fields: Fields; value?: string; problems?: FormProblem[] },
  ) => {
    const view = viewOf(c);
    const site = siteTexts[view.language];
    const type = c.req.param('type');
    const titles = new Map([
      ['page', site.newPage],
      ['department', site.newDepartment],
    ]);
    const title = titles.get(type ?? '') ?? site.newProgramme;
    return addressPage(c, session, {
      title,
      action: `${SITE_PATH}/new/${type}`,
      value,
      hint: `${value === '' ? site.addressOptional : site.proposed} ${site.addressHint}`,
      problems,
      above: titleControls(view, titleField(type ?? ''), fields, problems),
    });
  };
  app.get(newPath, (c) => {
    const session = requireDocumentPermission(c, anyKeyOf(c.req.param('type')));
    return session instanceof Response ? session : newForm(c, session, { fields: {} });
  });
  app.post(newPath, async (c) => {
    const form = await requireDocumentForm(c, anyKeyOf(c.req.param('type')));
    if (form instanceof Response) return form;
    const view = viewOf(c);
    const { fields } = form;
    const type = c.req.param('type');
    const title = titleField(type);
    const typed = (language: Locale) => oneLine(firstValue(fields, `${title}.${language}`));
    const address = enteredAddress(fields);
    if (address === '') {
      const value = freeAddress(services, view, type, addressOfTitle({ en: typed('en'), ne: typed('ne') }));
      const missing = { level: 'error', field: title, code: 'site-no-text', values: {} } as const;
      const label = titleLabel(view, title);
      const problems = value === '' ? issueProblems([missing], { [title]: label }, view) : [];
      const first = `${title}.${view.language}`;
      return newForm(c, form.session, {
        fields,
        value,
        problems: problems.map(({ text }) => ({ field: first, text })),
      });
    }
    const name = `${type}/${address}`;
    const problem = addressProblem(services, view, name, `/${address}`);
    if (problem !== null)
      return newForm(c, form.session, { fields, value: address, problems: [{ field: 'address', text: problem }] });
    const draft = newDocumentDraft(services, name, view.language, {
      fields: {
        ...(name.startsWith('page/') && { parts: ['1'] }),
        ...Object.fromEntries(locales.map((language) => [`${title}.${language}`, [typed(language)]])),
      },
    });
    drafts.save(form.session.account.id, draft);
    return c.redirect(draftPath({ path: SITE_PATH }, draft), 303);
  });

  const renameForm = (c: AdminContext, session: AdminSession, value: string, problems: FormProblem[]) => {
    const view = viewOf(c);
    const title = `${siteTexts[view.language].rename}: ${documentName(pageName(c), view)}`;
    const hint = `${siteTexts[view.language].addressHint} ${siteTexts[view.language].renameHint}`;
    return addressPage(c, session, { title, action: `${SITE_PATH}/rename/${pageName(c)}`, value, hint, problems });
  };
  /** The key of the address, which is that of a page that can have another address. @throws HTTPException 404 */
  const pageName = (c: AdminContext): string => {
    const name = c.req.param('key') ?? '';
    const key = parseKey(name);
    if (key?.type !== 'page' || isFixedPage(`/${key.id}`) || createSiteStore(database).find(name) === null)
      throw new HTTPException(404);
    return name;
  };
  app.get(`${SITE_PATH}/rename/:key{.+}`, (c) => {
    const session = requireDocumentPermission(c, c.req.param('key'));
    return session instanceof Response ? session : renameForm(c, session, pageName(c).slice('page/'.length), []);
  });
  app.post(`${SITE_PATH}/rename/:key{.+}`, async (c) => {
    const form = await requireDocumentForm(c, c.req.param('key'));
    if (form instanceof Response) return form;
    const view = viewOf(c);
    const from = pageName(c).slice('page'.length);
    const address = enteredAddress(form.fields);
    try {
      const written = await services.change(form.session, { confirmed: true }, (campus) =>
        renamePage(campus, from, `/${address}`),
      );
      return c.redirect(
        `${reportAddress(SITE_PATH, 'changed', written)}&${new URLSearchParams({ document: `page/${address}` })}`,
        303,
      );
    } catch (error) {
      const problems = failureProblems(error, {}, view).map(({ text }) => ({ field: 'address', text }));
      return renameForm(c, form.session, address, problems);
    }
  });
}

/** The field with the title of a document of a collection. */
const titleField = (type: string) => (type === 'page' ? 'title' : 'name');

const titleLabel = ({ language }: View, title: 'title' | 'name') =>
  siteTexts[language].fields[title === 'title' ? 'page.title' : 'programme.name'];

const titleControls = (view: View, title: 'title' | 'name', fields: Fields, problems: readonly FormProblem[]): Html =>
  inBothLanguages(view, (language, languageName) => {
    const name = `${title}.${language}`;
    const label = fillIn(
      view.messages.editing.inLanguage,
      { label: titleLabel(view, title), language: languageName },
      view.language,
    );
    const problem = problems.find(({ field }) => field === name)?.text;
    return textField({ name, label, value: firstValue(fields, name), problem });
  });

/** An address of a new document like `proposed` that it can have. */
function freeAddress(services: AdminServices, view: View, type: string, proposed: string): string {
  if (proposed === '') return '';
  const candidates = [proposed, ...Array.from({ length: 98 }, (_, index) => `${proposed}-${index + 2}`)];
  const free = candidates.find((each) => addressProblem(services, view, `${type}/${each}`, `/${each}`) === null);
  return free ?? proposed;
}

/** The key of any document of a type. */
const anyKeyOf = (type: string): string => `${type}/new`;

/** An address without the slashes around it. */
const enteredAddress = (fields: Fields): string =>
  trimEnd(oneLine(firstValue(fields, 'address')).replace(/^\/+/, ''), /\//);

/** Why a new document cannot have this key; null if it can. */
function addressProblem({ database }: AdminServices, view: View, name: string, address: string): string | null {
  const { issue } = siteTexts[view.language];
  if (parseKey(name) === null) return issue.key;
  const existing = createSiteStore(database).find(name);
  if (existing !== null)
    return fillIn(issue.occupied, { name: documentName(name, view, existing.content) }, view.language);
  if (!name.startsWith('page/') || !isReservedAddress(address)) return null;
  const reserved = { level: 'error', field: '', code: 'site-address-reserved', values: { address } } as const;
  return issueProblems([reserved], {}, view)[0]?.text ?? null;
}
