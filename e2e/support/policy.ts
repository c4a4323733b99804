import { createHash } from 'node:crypto';
import { expect } from './test.ts';

export interface Look {
  status: number;
  /** What the page cache did. */
  state: string | null;
  headers: Headers;
  html: string;
  policy: string;
  inline: readonly string[];
  /** Scripts and styles within the page that its policy does not let run. */
  refused: readonly string[];
}

const within = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? '');

/** What the one policy of a page lets run of what is within it. Found by a plain search, not by the code under test. */
export async function look(url: string, init: RequestInit = {}): Promise<Look> {
  const reply = await fetch(url, { redirect: 'manual', ...init });
  const html = await reply.text();
  const policy = reply.headers.get('content-security-policy') ?? '';
  const inline = within(html, /<script(?![^>]*[\s-]src=)(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs);
  const styles = within(html, /<style[^>]*>(.*?)<\/style>/gs);
  const isNamed = (text: string) => policy.includes(createHash('sha256').update(text).digest('base64'));
  return {
    status: reply.status,
    state: reply.headers.get('x-nextjs-cache'),
    headers: reply.headers,
    html,
    policy,
    inline,
    refused: [...inline, ...styles].filter((text) => !isNamed(text)),
  };
}

/** Expects the headers that every answer has, and one policy of which nothing is left to guess. */
export function expectGuarded({ headers, policy }: Look): void {
  for (const [name, value] of [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-powered-by', null],
  ] as const) {
    expect([name, headers.get(name)]).toEqual([name, value]);
  }
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  expect(policy.match(/default-src 'none'/g)).toHaveLength(1);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
}

/** Expects of a page that it is guarded, and that its policy names each script and style in it. */
export function expectStrict(page: Look): void {
  expectGuarded(page);
  expect(page.policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(page.inline.length).toBeGreaterThan(0);
  expect(page.refused).toEqual([]);
  expect(page.html).not.toMatch(/\snonce=/);
}
