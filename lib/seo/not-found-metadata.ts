import 'server-only';
import type { Metadata } from 'next';
import { currentMessages } from '#lib/i18n/current-locale.ts';

/** Of the page for an address that leads nowhere; no search engine is to list it. */
export async function notFoundMetadata(): Promise<Metadata> {
  return { title: (await currentMessages()).states.notFound, robots: { index: false } };
}

/** The same of a withdrawn notice. */
export async function withdrawnMetadata(): Promise<Metadata> {
  return { title: (await currentMessages()).notices.withdrawn.heading, robots: { index: false } };
}
