import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { plainText } from '#lib/platform/sanitize/plain-text.ts';
import type { Sanitised } from '#lib/platform/sanitize/sanitize.ts';
import { requestSanitizer } from '#lib/platform/sanitize/sanitizer.ts';
import { type Attempt, attempt } from './attempt.ts';
import { getContactRecord } from './readers.ts';
import { tags } from './tags.ts';

/**
 * The sanitised text in which the campus introduces itself; null without one. The text is not passed to a cached
 * function as an argument, because Next never returns from one that receives a megabyte.
 */
export async function getIntroduction(locale: Locale): Promise<Attempt<Sanitised | null>> {
  'use cache';
  cacheTag(tags.contact);
  const contact = await attempt(getContactRecord);
  if (!contact.ok) {
    cacheLife('failure');
    return contact;
  }
  const source = contact.value && inLanguage(contact.value, locale).introductionHtml.trim();
  try {
    const value = source ? (await requestSanitizer(source)).visible : null;
    cacheLife('content');
    return { ok: true, value };
  } catch (error) {
    log.warn({ err: error }, 'the introduction is shown without its marks');
    cacheLife('failure');
    return { ok: true, value: { text: plainText(source ?? '') } };
  }
}
