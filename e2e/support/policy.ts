import { createHash } from 'node:crypto';
import { expect } from './test.ts';

export interface Inspection {
  status: number;
  /** State of the page cache. */
  state: string | null;
  headers: Headers;
  html: string;
  policy: string;
  inline: readonly string[];
  /** Inline scripts and styles that the policy does not allow. */
  blocked: readonly string[];
}

const within = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? '');

/** Compares the policy of a page with its inline scripts and styles, extracted by a plain search instead of the code under test. */
export async function inspect(url: string, init: RequestInit = {}): Promise<Inspection> {
  return examine(await fetch(url, { redirect: 'manual', ...init }));
}

/** The same for a response whose body was not read yet. */
export async function examine(reply: Response): Promise<Inspection> {
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
    blocked: [...inline, ...styles].filter((text) => !isNamed(text)),
  };
}

/** Expects the headers of every response, and a single strict policy. */
export function expectSecurityHeaders({ headers, policy }: Inspection): void {
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

/** Expects the security headers of a page, and a policy that names each of its inline scripts and styles. */
export function expectStrictPolicy(page: Inspection): void {
  expectSecurityHeaders(page);
  expect(page.policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(page.inline.length).toBeGreaterThan(0);
  expect(page.blocked).toEqual([]);
  expect(page.html).not.toMatch(/\snonce=/);
}
