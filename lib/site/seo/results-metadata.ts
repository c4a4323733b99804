import 'server-only';
import type { Metadata } from 'next';
import { TITLE_PLACEHOLDER } from '#lib/platform/routes/templates.ts';

/** Metadata of a template of results, which are not indexed; the fragment has the title. */
export const resultsMetadata: Metadata = { title: TITLE_PLACEHOLDER, robots: { index: false, follow: true } };
