import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
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

/** How long a page waits for the sanitizer: a running one needs less, and a start takes a minute on a busy machine; until it is done, the text has no marks. */
const WAIT_MS = 300;

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
    const value = source
      ? await Promise.race([sanitise(source), setTimeout(WAIT_MS, 'late' as const, { ref: false })])
      : null;
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
