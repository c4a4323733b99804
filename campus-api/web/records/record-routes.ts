import type { Hono } from 'hono';
import type { AdminEnv } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { addChosenRoutes } from './chosen.ts';
import { addDraftRoutes } from './draft-routes.ts';
import { addFormRoutes } from './form.ts';
import { addListRoute } from './list-page.ts';
import { recordDraftType } from './record-draft-type.ts';
import type { RecordType } from './record-type.ts';

/** The pages of one type of record: list, form, preview, removal. */
export function addRecordRoutes(app: Hono<AdminEnv>, services: AdminServices, recordType: RecordType): void {
  const editor = { services, recordType };
  addListRoute(app, editor);
  addChosenRoutes(app, editor);
  addFormRoutes(app, editor);
  addDraftRoutes(app, recordDraftType(services, recordType));
}
