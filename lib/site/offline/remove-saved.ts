import { FILE_CACHE, PAGE_CACHE } from './cache-names.ts';
import { removeFile } from './cached-files.ts';

/** Handles the form of the offline page: removes one file, or everything except the newest notices. */
export async function removeSaved(form: FormData): Promise<void> {
  const file = form.get('file');
  if (typeof file === 'string') await removeFile(file);
  if (form.has('all')) await Promise.all([PAGE_CACHE, FILE_CACHE].map((name) => caches.delete(name)));
}
