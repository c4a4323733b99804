import type { Hono } from 'hono';
import type { AdminEnv } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { addChosenRoutes } from './chosen.ts';
import { addDraftFiles } from './files.ts';
import { addFormRoutes } from './form.ts';
import { addListRoute } from './list-page.ts';
import { addPublishRoutes } from './publish.ts';
import type { Editor } from './record-draft.ts';
import { addPreviewRoute } from './record-preview.ts';
import type { RecordType } from './record-type.ts';
import { addRemovalRoutes } from './removal.ts';
import { addSentDraftRoute } from './sent-draft.ts';
import { addVersionRoutes } from './versions.ts';

/** The pages of one type of record: list, form, preview, removal. */
export function addRecordRoutes(app: Hono<AdminEnv>, services: AdminServices, recordType: RecordType): void {
  const editor: Editor = { services, recordType };
  addListRoute(app, editor);
  addChosenRoutes(app, editor);
  addFormRoutes(app, editor);
  addSentDraftRoute(app, editor);
  addPreviewRoute(app, editor);
  addPublishRoutes(app, editor);
  addDraftFiles(app, editor);
  addRemovalRoutes(app, editor);
  addVersionRoutes(app, editor);
}
