import { openPreviewFolder } from '#campus-api/changes/preview-folder.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';

/** The rows that a preview in a page of the admin shows, as JSON. */
export function previewedRows({ settings }: Pick<AdminServices, 'settings'>, page: string): string {
  const [, token = ''] = /\/preview\/([\w-]{43})/.exec(page) ?? [];
  return JSON.stringify(openPreviewFolder(settings.campus.dataDir).find(token)?.rows);
}
