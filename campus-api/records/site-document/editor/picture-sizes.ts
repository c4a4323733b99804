import { DRAFT_FILE, firstValue } from '#campus-api/web/drafts/drafts.ts';
import type { FormProblem } from '#campus-api/web/view/change-page.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { siteTexts } from '../messages.ts';
import type { DocumentDraft } from './document-draft.ts';
import { findField, stepsOf } from './find-field.ts';
import type { PictureSize } from './form-view.ts';
import { controlOf } from './labels.ts';

/** The size in pixels at which a desktop shows a picture (`sizes` of its component): a smaller one would be blurred. */
const minimumSizes: Readonly<Record<string, PictureSize>> = {
  'home.banner': { width: 1200, height: 400 },
  'home.historyPictures': { width: 576, height: 240 },
  'page.pictures': { width: 720, height: 240 },
  'place.mapPicture': { width: 640, height: 240 },
};

export const minimumSizeOf = (type: string, name: string): PictureSize | null =>
  minimumSizes[`${type}.${name}`] ?? null;

/** Problems of new pictures that are too small for their place. */
export function pictureProblems({ draft, key, root, labels }: DocumentDraft, view: View): FormProblem[] {
  const { fields } = draft;
  return Object.entries(fields).flatMap(([control, [src = '']]): FormProblem[] => {
    if (!control.endsWith('.src') || !src.startsWith(DRAFT_FILE)) return [];
    const path = control.slice(0, -'.src'.length);
    const minimum = minimumSizeOf(key.type, findField(root, fields, stepsOf(path)).name);
    const sizeOf = (name: string) => Number(firstValue(fields, `${path}.${name}`));
    const [width, height] = [sizeOf('width'), sizeOf('height')];
    if (minimum === null || (width >= minimum.width && height >= minimum.height)) return [];
    const { label } = controlOf(root, fields, stepsOf(path), view, labels);
    const values = { label, width, height, minWidth: minimum.width, minHeight: minimum.height };
    return [{ field: path, text: fillIn(siteTexts[view.language].picture.tooSmall, values, view.language) }];
  });
}
