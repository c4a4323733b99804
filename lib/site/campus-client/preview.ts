import 'server-only';
import type { PreviewedCampus } from '#campus-api/index.ts';
import type { ShownPreview } from '#lib/platform/http/page-handlers.ts';
import { productRoute } from '#lib/platform/routes/match.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { openEmbedded } from './embedded.ts';

/** Content of a preview is reused for this time. */
const REUSE_MS = 20_000;

/** A change of the campus that a page shows before its publication. */
export interface ContentPreview {
  readonly fetch: PreviewedCampus['fetch'];
  /** Content by its key, read once for the pages of a preview. */
  readonly contents: Map<string, Promise<unknown>>;
}

export interface PreviewState {
  current: ContentPreview | null;
  /** The content of the last preview, for its next pages. */
  recent: { token: string; contents: ContentPreview['contents']; until: number } | null;
  last: Promise<unknown>;
}

const state = () =>
  processSingleton('content-preview', () => ({ current: null, recent: null, last: Promise.resolve() }));

/**
 * Renders a page, in the framework's draft mode, as it would be after a change that the admin stored under a token. One page at a time: cached functions
 * cannot see the request that they run for, only that it is in the draft mode. Null for an unknown token, and for a page that depends on its visitor.
 */
export async function showPreview<T>(
  token: string,
  path: string,
  render: () => Promise<T>,
): Promise<ShownPreview<T> | null> {
  // Pages of text have no route of their own.
  if ((productRoute(path)?.kind ?? 'page') !== 'page') return null;
  const { previews } = await openEmbedded();
  const rendering = state().last.then(async () => {
    const campus = previews.open(token);
    if (campus === null) return null;
    const { fetch, close, ...previewed } = campus;
    state().current = { fetch, contents: contentsOf(token) };
    try {
      return { ...previewed, page: await render() };
    } finally {
      state().current = null;
      close();
    }
  });
  state().last = rendering.catch(() => undefined);
  return rendering;
}

/** The content that earlier pages of a preview have read, such as the page in the other language: 50,000 notices take two seconds. */
function contentsOf(token: string): ContentPreview['contents'] {
  const { recent } = state();
  if (recent?.token === token && performance.now() < recent.until) return recent.contents;
  const created = { token, contents: new Map(), until: performance.now() + REUSE_MS };
  state().recent = created;
  setTimeout(() => {
    if (state().recent === created) state().recent = null;
  }, REUSE_MS).unref();
  return created.contents;
}

/** A file of a change that is not published: it is not among the stored files yet. */
export async function findPreviewFile(token: string, name: string, request: Request): Promise<Response | null> {
  return (await openEmbedded()).previews.file(token, name, request);
}

/** The preview that the code around the call renders; null for the pages of visitors, and outside of pages. */
export async function currentPreview(): Promise<ContentPreview | null> {
  const { current } = state();
  return current !== null && (await isDraft()) ? current : null;
}

async function isDraft(): Promise<boolean> {
  // Commands without the framework call the campus, too.
  const { draftMode } = await import('next/headers');
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // Outside of a rendering.
    return false;
  }
}

/** The content under a key as the preview has it. */
export function previewContent<T>({ contents }: ContentPreview, key: string, load: () => Promise<T>): Promise<T> {
  const existing = contents.get(key);
  if (existing) return existing as Promise<T>;
  const loading = load();
  contents.set(key, loading);
  // A failure is not reused.
  loading.catch(() => contents.delete(key));
  return loading;
}
