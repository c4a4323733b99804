import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { deletePasskeys, listPasskeys } from '#campus-api/accounts/passkey-records.ts';
import { renewRecoveryCodes } from '#campus-api/accounts/recovery-codes.ts';
import { countFactors, logFactorChange, removeFactor } from '#campus-api/accounts/second-factors.ts';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { cleanLine } from '#campus-api/validation/read-fields.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { FACTORS_PATH } from '../requests/login-path.ts';
import { relyingPartyOf } from '../requests/relying-party.ts';
import type { AdminServices } from '../requests/services.ts';
import { textField } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';
import { passkeyForm } from '../view/passkey-form.ts';
import { passwordProblemOf } from './check-password.ts';
import { codesPage } from './factors.ts';

const PATH = `${FACTORS_PATH}/passkeys`;
const MAX_NAME_LENGTH = 60;

/** Adds passkeys to one's own account, or removes them. */
export function addPasskeyRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, settings, factors } = services;

  const newPage = (c: AdminContext, session: AdminSession, problem: string | null) => {
    const view = viewOf(c);
    const { passkeys, password } = view.messages.factors;
    const isPossible = relyingPartyOf(c, settings) !== null;
    const fields = html`${tokenField(session)}<input type="text" name="username" value="${session.account.userName}" autocomplete="username" hidden>
${textField({ name: 'name', label: passkeys.name, hint: passkeys.nameHint })}
${textField({ name: 'password', label: password, type: 'password', autocomplete: 'current-password' })}`;
    const form = { action: PATH, options: `${PATH}/options`, creates: true, fields, label: passkeys.add };
    const body = html`${problem !== null && problemList(view.messages, [{ field: '', text: problem }])}
<div class="panel narrow"><p>${passkeys.what}</p>${isPossible && passkeyForm(view, form)}
<p class="hint" data-without-passkeys>${passkeys.unsupported}</p>
<p><a href="${FACTORS_PATH}">${view.messages.back}</a></p></div>`;
    return c.html(adminLayout(view, { title: passkeys.add, body, section: 'account' }), problem === null ? 200 : 422);
  };

  app.get(`${PATH}/new`, (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : newPage(c, session, null);
  });

  // The password is checked before the browser creates the passkey.
  app.post(`${PATH}/options`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const { passkeys } = viewOf(c).messages.factors;
    const party = relyingPartyOf(c, settings);
    if (party === null) return c.json({ problem: passkeys.unsupported }, 422);
    if (readName(firstValue(fields, 'name')) === null) return c.json({ problem: passkeys.nameProblem }, 422);
    const problem = await passwordProblemOf(c, services, session, firstValue(fields, 'password'));
    if (problem !== null) return c.json({ problem }, 422);
    return c.json(await factors.passkeys.promptNew(party, session.account));
  });

  app.post(PATH, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const { id, userName } = session.account;
    const { passkeys, done } = viewOf(c).messages.factors;
    const party = relyingPartyOf(c, settings);
    const name = readName(firstValue(fields, 'name'));
    const isFirst = countFactors(database, id) === 0;
    const sent = { token: firstValue(fields, 'challenge'), response: firstValue(fields, 'response') };
    if (party === null || name === null || !(await factors.passkeys.add(party, session.account, { ...sent, name })))
      return newPage(c, session, passkeys.failed);
    logFactorChange(database, userName, userName, 'passkey-added');
    if (!isFirst) return c.redirect(`${FACTORS_PATH}?done=passkey`, 303);
    return codesPage(c, session, renewRecoveryCodes(database, id), done.passkey);
  });

  const removalPage = (
    c: AdminContext,
    session: AdminSession,
    passkey: { id: string; name: string },
    problem?: string,
  ) => {
    const view = viewOf(c);
    const { passkeys, password } = view.messages.factors;
    const body = html`${problem && problemList(view.messages, [{ field: 'password', text: problem }])}
<form method="post" action="${PATH}/${passkey.id}/remove" class="panel narrow">${tokenField(session)}<p>${passkeys.removeHint}</p>
${textField({ name: 'password', label: password, type: 'password', autocomplete: 'current-password', problem })}
<p class="actions"><button class="main danger">${passkeys.remove}</button> <a class="button quiet" href="${FACTORS_PATH}">${view.messages.cancel}</a></p></form>`;
    const title = fillIn(passkeys.removeTitle, { name: passkey.name }, view.language);
    return c.html(adminLayout(view, { title, body, section: 'account' }), problem ? 422 : 200);
  };
  const ownPasskey = (c: AdminContext, { account }: AdminSession) => {
    const passkey = listPasskeys(database, account.id).find(({ id }) => id === c.req.param('passkey'));
    if (passkey === undefined) throw new HTTPException(404);
    return passkey;
  };

  app.get(`${PATH}/:passkey/remove`, (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : removalPage(c, session, ownPasskey(c, session));
  });

  app.post(`${PATH}/:passkey/remove`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const passkey = ownPasskey(c, session);
    const problem = await passwordProblemOf(c, services, session, firstValue(fields, 'password'));
    if (problem !== null) return removalPage(c, session, passkey, problem);
    const remove = () => deletePasskeys(database, session.account.id, passkey.id);
    if (!removeFactor(database, session.account, 'passkey-removed', remove))
      return removalPage(c, session, passkey, viewOf(c).messages.factors.needed);
    return c.redirect(`${FACTORS_PATH}?done=passkeyRemoved`, 303);
  });
}

/** The name of a passkey; null for an invalid one. */
function readName(text: string): string | null {
  const name = cleanLine(text);
  return name !== '' && name.length <= MAX_NAME_LENGTH ? name : null;
}
