import type { Hono } from 'hono';
import { encode } from 'uqr';
import { hasApp, isAppCode } from '#campus-api/accounts/app-codes.ts';
import { renewRecoveryCodes } from '#campus-api/accounts/recovery-codes.ts';
import { countFactors, logFactorChange, removeApp } from '#campus-api/accounts/second-factors.ts';
import { type AdminSession, hashId } from '#campus-api/accounts/sessions.ts';
import { firstValue } from '../drafts/drafts.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { adminCookie } from '../requests/cookies.ts';
import { FACTORS_PATH } from '../requests/login-path.ts';
import type { AdminServices } from '../requests/services.ts';
import { textField } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';
import { passwordProblemOf } from './check-password.ts';
import { codesPage } from './factors.ts';
import { codeProblemText } from './login-code.ts';

/** Modules of white around the code, the minimum of ISO/IEC 18004. */
const QUIET_ZONE = 4;

/** A QR code as SVG: dark on white in every colour scheme, since many cameras read only that. */
function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="qr-code" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${path}"/></svg>`;
}

interface Problem {
  field: 'code' | 'password';
  text: string;
}

/** Sets up the authenticator app of one's own account, or removes it. */
export function addAppSetupRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, settings, factors } = services;
  const path = `${FACTORS_PATH}/app`;
  const purposeOf = ({ key }: AdminSession) => `app of session ${key}`;

  const fieldsOf = (c: AdminContext, problems: readonly Problem[], isSetUp: boolean) => {
    const { messages } = viewOf(c);
    const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.text;
    const { code, codeHint, codeOrRecovery, password } = messages.factors;
    return html`${textField({ name: 'code', label: isSetUp ? codeOrRecovery : code, ...(!isSetUp && { hint: codeHint, inputmode: 'numeric' }), autocomplete: 'one-time-code', problem: problemOf('code') })}
${textField({ name: 'password', label: password, type: 'password', autocomplete: 'current-password', problem: problemOf('password') })}`;
  };

  const setupPage = async (c: AdminContext, session: AdminSession, secret: string, problems: readonly Problem[]) => {
    const view = viewOf(c);
    const { app: words } = view.messages.factors;
    const issuer = view.brand?.names?.shortName.en ?? view.messages.admin;
    const address = await factors.appCodes.address(secret, { issuer, userName: session.account.userName });
    const setup = factors.tokens.issue(purposeOf(session), secret);
    const body = html`${problemList(view.messages, problems)}
<form method="post" action="${path}" class="panel narrow">${tokenField(session)}<input type="hidden" name="setup" value="${setup}">
<p>${words.scan}</p>${qrCode(address, words.picture)}
<p>${words.type}<br><output class="password">${secret.match(/.{1,4}/g)?.join(' ')}</output></p>
<p><a href="${address}">${words.open}</a></p>
${fieldsOf(c, problems, false)}
<p class="actions"><button class="main">${words.confirm}</button> <a class="button quiet" href="${FACTORS_PATH}">${view.messages.cancel}</a></p></form>`;
    return c.html(adminLayout(view, { title: words.add, body, section: 'account' }), problems.length > 0 ? 422 : 200);
  };

  const removalPage = (c: AdminContext, session: AdminSession, problems: readonly Problem[]) => {
    const view = viewOf(c);
    const { app: words } = view.messages.factors;
    const body = html`${problemList(view.messages, problems)}
<form method="post" action="${path}/remove" class="panel narrow">${tokenField(session)}${fieldsOf(c, problems, true)}
<p class="actions"><button class="main danger">${words.remove}</button> <a class="button quiet" href="${FACTORS_PATH}">${view.messages.cancel}</a></p></form>`;
    return c.html(
      adminLayout(view, { title: words.remove, body, section: 'account' }),
      problems.length > 0 ? 422 : 200,
    );
  };

  const passwordProblems = async (c: AdminContext, session: AdminSession, password: string): Promise<Problem[]> => {
    const text = await passwordProblemOf(c, services, session, password);
    return text === null ? [] : [{ field: 'password', text }];
  };

  app.get(path, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    if (hasApp(database, session.account.id)) return removalPage(c, session, []);
    return setupPage(c, session, await factors.appCodes.newSecret(), []);
  });

  app.post(path, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const { id, userName } = session.account;
    const secret = factors.tokens.use(firstValue(fields, 'setup'), purposeOf(session));
    if (secret === null || hasApp(database, id)) return c.redirect(path, 303);
    const problems = await passwordProblems(c, session, firstValue(fields, 'password'));
    if (problems.length > 0) return setupPage(c, session, secret, problems);
    const isFirst = countFactors(database, id) === 0;
    if (!(await factors.appCodes.add(id, secret, firstValue(fields, 'code')))) {
      const { wrongCode } = viewOf(c).messages.factors;
      return setupPage(c, session, secret, [{ field: 'code', text: wrongCode }]);
    }
    logFactorChange(database, userName, userName, 'app-added');
    if (!isFirst) return c.redirect(`${FACTORS_PATH}?done=app`, 303);
    return codesPage(c, session, renewRecoveryCodes(database, id), viewOf(c).messages.factors.done.app);
  });

  app.post(`${path}/remove`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const view = viewOf(c);
    const problems = await passwordProblems(c, session, firstValue(fields, 'password'));
    if (problems.length > 0) return removalPage(c, session, problems);
    const code = firstValue(fields, 'code');
    const kind = isAppCode(code) ? 'app' : 'recovery';
    const device = hashId(adminCookie(c, settings, 'device') ?? '');
    const result = await factors.checkCode({ accountId: session.account.id, device, kind, code });
    if (result !== 'accepted')
      return removalPage(c, session, [{ field: 'code', text: codeProblemText(result, view, kind) }]);
    if (!removeApp(database, session.account))
      return removalPage(c, session, [{ field: 'code', text: view.messages.factors.needed }]);
    return c.redirect(`${FACTORS_PATH}?done=appRemoved`, 303);
  });
}
