import 'server-only';
import type { Metadata } from 'next';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';

/** Metadata of conversion results, which are not indexed. */
export async function conversionMetadata(): Promise<Metadata> {
  const { calendar } = await currentMessages();
  return {
    title: calendar.converter.heading,
    description: calendar.description,
    robots: { index: false, follow: true },
  };
}
