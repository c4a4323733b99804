import 'server-only';
import { createHash } from 'node:crypto';
import { cacheLife, cacheTag } from 'next/cache';
import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { plainText } from '#lib/platform/sanitize/plain-text.ts';
import type { Sanitised } from '#lib/platform/sanitize/sanitize.ts';
import { requestSanitizer } from '#lib/platform/sanitize/sanitizer.ts';
import { type Attempt, attempt } from './attempt.ts';
import { getContactRecord } from './readers.ts';
import { tags } from './tags.ts';

/** How long a page waits for the sanitizer: a start takes one to three seconds, longer on a busy machine. After that the text has no marks until it is done. */
const WAIT_MS = 10_000;

const MAX_TEXTS = 4;

/** The sanitised texts of this process by digest: each is sanitised once. */
const sanitised = () => processSingleton('sanitised-introductions', () => new BoundedMap(MAX_TEXTS));

function sanitise(source: string): Promise<Sanitised> {
  const key = createHash('sha256').update(source).digest('base64url');
  const existing = sanitised().get(key);
  if (existing) return existing;
  const result = requestSanitizer(source).then(({ visible }) => visible);
  sanitised().set(key, result);
  result.catch(() => sanitised().delete(key));
  return result;
}

/** The HTML in which the campus introduces itself; null if it has neither words nor pictures. @throws CampusApiError */
export async function introductionSource(locale: Locale): Promise<string | null> {
  const contact = await getContactRecord();
  const source = contact ? inLanguage(contact, locale).introductionHtml.trim() : '';
  return /<img\b/i.test(source) || plainText(source) !== '' ? source : null;
}

/**
 * The sanitised text in which the campus introduces itself; null without one. The text is not passed to a cached
 * function as an argument, because Next never returns from one that receives a megabyte.
 */
export async function getIntroduction(locale: Locale): Promise<Attempt<Sanitised | null>> {
  'use cache';
  cacheTag(tags.contact);
  const read = await attempt(() => introductionSource(locale));
  if (!read.ok) {
    cacheLife('failure');
    return read;
  }
  const source = read.value;
  const late = new Promise<'late'>((resolve) => void setTimeout(resolve, WAIT_MS, 'late').unref());
  try {
    const value = source === null ? null : await Promise.race([sanitise(source), late]);
    if (value === 'late') {
      cacheLife('late');
      return { ok: true, value: { text: plainText(source ?? '') } };
    }
    cacheLife('content');
    return { ok: true, value };
  } catch (error) {
    log.warn({ err: error }, 'the introduction is shown without its marks');
    cacheLife('failure');
    return { ok: true, value: { text: plainText(source ?? '') } };
  }
}
