import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that axe finds nothing on the page as it stands: WCAG 2.2 A and AA, and axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe: engine } = window as Window & typeof globalThis & { axe: typeof axe };
    const results = await engine.run(document, { resultTypes: ['violations'] });
    return results.violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
  });
  expect(violations).toEqual([]);
}
