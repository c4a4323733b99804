import 'server-only';
import type { Metadata } from 'next';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';

/** Metadata of the page for unknown addresses, which is not indexed. */
export async function notFoundMetadata(): Promise<Metadata> {
  return { title: (await currentMessages()).states.notFound, robots: { index: false } };
}

/** The same for a withdrawn notice. */
export async function withdrawnMetadata(): Promise<Metadata> {
  return { title: (await currentMessages()).notices.withdrawn.heading, robots: { index: false } };
}
