import { expect } from 'playwright/test';
import { plainPagePolicy } from '#lib/platform/http/plain-page.ts';
import { errorPage } from '#server/finish/error-page.ts';
import type { Reply } from './request.ts';

/** Expects the page that a front shows while the site is unavailable. */
export function expectAwayPage(page: Reply): void {
  expect(page).toMatchObject({ status: 503, body: errorPage });
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '30',
    'content-security-policy': plainPagePolicy,
    'content-type': expect.stringContaining('text/html'),
  });
}
