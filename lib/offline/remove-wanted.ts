import { FILES, PAGES } from './cache-names.ts';
import { removeFile } from './cached-files.ts';

/** Handles the form of the offline page: removes one file, or all but the newest notices. */
export async function removeWanted(form: FormData): Promise<void> {
  const file = form.get('file');
  if (typeof file === 'string') await removeFile(file);
  if (form.has('all')) await Promise.all([PAGES, FILES].map((name) => caches.delete(name)));
}
