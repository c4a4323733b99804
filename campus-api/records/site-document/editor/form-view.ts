import type { Draft } from '#campus-api/web/drafts/drafts.ts';
import type { FormParts } from '#campus-api/web/records/form-parts.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import type { ItemPages } from './item-pages.ts';
import type { SiteLabels } from './labels.ts';

/** In pixels. */
export type PictureSize = { width: number; height: number };

/** Parameters of the form of a document. */
export interface SiteForm {
  view: View;
  draft: Draft;
  /** The address of the draft. */
  draftUrl: string;
  parts: FormParts;
  labels: SiteLabels;
  /** The lists that are too long for one form. */
  pages: ReadonlyMap<string, ItemPages>;
  /** Paths of items that are unfolded: those with a problem, and the one that a button changed. */
  open: readonly string[];
  /** The size that a picture of a field needs at least. */
  minimumSize(name: string): PictureSize | null;
  /** Whether the form only sends a field back, without showing it. */
  isHidden(name: string): boolean;
  /** Whether an empty field gets a value when the form is published. */
  isCompleted(name: string): boolean;
  /** Whether visitors do not see the page at a path yet. */
  isHiddenPage(path: string): boolean;
  /** The choices of a field with a limited set of values, such as the faculty of a programme; null for other fields. */
  choicesOf(name: string): readonly (readonly [string, string])[] | null;
}
