import 'server-only';
import type { Metadata } from 'next';
import { currentMessages } from '#lib/i18n/current-locale.ts';

/** The answers of the converter, for people alone. */
export async function conversionMetadata(): Promise<Metadata> {
  const { calendar } = await currentMessages();
  return {
    title: calendar.converter.heading,
    description: calendar.description,
    robots: { index: false, follow: true },
  };
}
