import { Hono } from 'hono';
import type { Imports } from '#campus-api/imports/job/imports.ts';
import { committeeType } from '#campus-api/records/committee/form.ts';
import { moveCommittee } from '#campus-api/records/committee/move-committee.ts';
import { addIntroductionRoute } from '#campus-api/records/contact/introduction-page.ts';
import { addEnquiryPages } from '#campus-api/records/enquiry/page.ts';
import { addEventTableRoutes } from '#campus-api/records/event/table-page.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { addExtendRoutes } from '#campus-api/records/notice/extend-page.ts';
import { addWithdrawRoutes } from '#campus-api/records/notice/withdraw-page.ts';
import { redirectType } from '#campus-api/records/redirect/form.ts';
import { addRedirectTableRoutes } from '#campus-api/records/redirect/table-page.ts';
import { addUnknownAddressRoutes } from '#campus-api/records/redirect/unknown-page.ts';
import { applyConfirmedYears } from '#campus-api/records/site-document/check-years.ts';
import { addSiteContentRoutes } from '#campus-api/records/site-document/editor/index.ts';
import { addStaffOrderRoutes } from '#campus-api/records/staff/order-page.ts';
import { addStaffTableRoutes } from '#campus-api/records/staff/table-page.ts';
import { addMoveRoute } from '#campus-api/web/records/move-buttons.ts';
import { addBrand } from './brand.ts';
import { errorPage } from './error-page.ts';
import { addImportRoutes } from './imports/routes.ts';
import { addAccountRoutes } from './pages/account.ts';
import { addAccountAreasRoutes } from './pages/account-areas.ts';
import { addAccountFactorRoutes } from './pages/account-factors.ts';
import { addAccountIdentityRoutes } from './pages/account-identity.ts';
import { addAccountsRoutes } from './pages/accounts.ts';
import { addAppSetupRoutes } from './pages/app-setup.ts';
import { addApprovalSettings } from './pages/approval-settings.ts';
import { addApprovalRoutes } from './pages/approvals.ts';
import { addBackupRoutes } from './pages/backup.ts';
import { addSharedDraftRoutes } from './pages/draft-lists.ts';
import { addFactorRoutes } from './pages/factors.ts';
import { addFirstStepsRoute } from './pages/first-steps.ts';
import { addHelpRoutes } from './pages/help.ts';
import { addHomeRoutes } from './pages/home.ts';
import { addLogRoutes } from './pages/log.ts';
import { addLoginRoutes } from './pages/login.ts';
import { addLoginCodeRoutes } from './pages/login-code.ts';
import { addOutboxPages } from './pages/outbox.ts';
import { addPasskeyLoginRoutes } from './pages/passkey-login.ts';
import { addPasskeyRoutes } from './pages/passkeys.ts';
import { addProviderLoginRoutes } from './pages/provider-login.ts';
import { addQaaUserRoutes } from './pages/qaa-users.ts';
import { addSearchRoute } from './pages/search.ts';
import { addStoredFiles } from './records/files.ts';
import { isFromScript } from './records/receive-draft.ts';
import { addRecordRoutes } from './records/record-routes.ts';
import { permitArea } from './requests/access.ts';
import { type AdminEnv, viewOf } from './requests/context.ts';
import { adminHost, protectAdmin } from './requests/protection.ts';
import type { AdminServices } from './requests/services.ts';
import { assetResponse } from './view/assets.ts';
import { html } from './view/html.ts';
import { adminLayout } from './view/layout.ts';

/** Types of records of the campus API, which may be another one; redirects belong to the website. */
const apiTypes = recordTypes.filter((recordType) => recordType !== redirectType);

function addRedirectPages(app: Hono<AdminEnv>, services: AdminServices): void {
  const { path, name } = redirectType;
  app.on(['GET', 'POST'], [path, `${path}/*`], permitArea(name));
  addRedirectTableRoutes(app, services);
  addUnknownAddressRoutes(app, services);
  addRecordRoutes(app, services, redirectType);
}

function addRecordPages(app: Hono<AdminEnv>, services: AdminServices): void {
  for (const { path, name } of apiTypes) app.on(['GET', 'POST'], [path, `${path}/*`], permitArea(name));
  addWithdrawRoutes(app, services);
  addExtendRoutes(app, services);
  addStaffOrderRoutes(app, services);
  addMoveRoute(app, services, committeeType, moveCommittee);
  addStaffTableRoutes(app, services);
  addEventTableRoutes(app, services);
  addIntroductionRoute(app);
  for (const recordType of apiTypes) addRecordRoutes(app, services, recordType);
  addEnquiryPages(app, services);
  addQaaUserRoutes(app, services);
}

/** Returns the admin as a Hono application. */
export function createAdminApp(services: AdminServices, imports: Imports): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  // Another campus API has the records: they would be edited here without effect.
  const isSiteOnly = services.settings.campus.content === null;
  app.use(async (c, next) => {
    c.set('isSiteOnly', isSiteOnly);
    await next();
  });
  app.use(adminHost(services.settings));
  app.get('/assets/*', (c) => assetResponse(c.req.path) ?? c.notFound());
  // A command or another process may have confirmed a year.
  app.use(async (_, next) => {
    applyConfirmedYears(services.database);
    await next();
  });
  addBrand(app, services);
  app.use(protectAdmin(services));
  // The script that sends a form opens the next page by itself.
  app.use(async (c, next) => {
    await next();
    const page = c.res.status === 303 && isFromScript(c) ? c.res.headers.get('location') : null;
    if (page !== null) c.res = Response.json({ page });
  });
  addLoginRoutes(app, services);
  addLoginCodeRoutes(app, services);
  addPasskeyLoginRoutes(app, services);
  addProviderLoginRoutes(app, services);
  addHomeRoutes(app, services);
  addSharedDraftRoutes(app, services);
  addHelpRoutes(app);
  addFirstStepsRoute(app);
  addSearchRoute(app, services);
  if (!isSiteOnly) {
    addRecordPages(app, services);
    addImportRoutes(app, services, imports);
  }
  addSiteContentRoutes(app, services);
  addRedirectPages(app, services);
  addStoredFiles(app, services);
  addOutboxPages(app, services);
  addLogRoutes(app, services);
  addApprovalSettings(app, services);
  addApprovalRoutes(app, services);
  addBackupRoutes(app, services);
  addAccountRoutes(app, services);
  addFactorRoutes(app, services);
  addAppSetupRoutes(app, services);
  addPasskeyRoutes(app, services);
  addAccountsRoutes(app, services);
  addAccountAreasRoutes(app, services);
  addAccountFactorRoutes(app, services);
  addAccountIdentityRoutes(app, services);
  app.notFound((c) => {
    const view = viewOf(c);
    const { notFound, notFoundText } = view.messages.refusal;
    return c.html(
      adminLayout(view, {
        title: notFound,
        body: html`<p>${isSiteOnly ? view.messages.home.siteOnly : notFoundText}</p>`,
      }),
      404,
    );
  });
  app.onError(errorPage);
  return app;
}
