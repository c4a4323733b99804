import 'server-only';
import type { Metadata } from 'next';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';

/** Metadata of the status page, which is not indexed. */
export async function statusMetadata(): Promise<Metadata> {
  const { status } = await currentMessages();
  return { title: status.title, description: status.description, robots: { index: false, follow: true } };
}
