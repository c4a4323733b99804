import 'server-only';
import type { Metadata } from 'next';
import { write } from '#content/messages/write.ts';
import { WRITE } from '#lib/platform/routes/paths.ts';
import { pageMetadata } from './page-metadata.ts';

export function writeMetadata(): Promise<Metadata> {
  return pageMetadata(WRITE, { title: write.title, description: write.description, card: '/contact' });
}
