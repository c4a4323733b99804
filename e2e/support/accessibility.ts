import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe whose result may depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Expects that axe reports no violation on the page in its current state: WCAG 2.2 A and AA, and axe's best practices. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, []);

/** The same for rules about colours only, on a page that passed in the other scheme. */
export const expectAccessibleColours = (page: Page): Promise<void> => expectNoViolations(page, colourRules);

/** `rules`: an empty list runs all. */
async function expectNoViolations(page: Page, rules: readonly string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: engine } = window as Window & typeof globalThis & { axe: typeof axe };
    // A frame with a page of the site is checked there; axe would warn in it of another origin.
    const results = await engine.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      ...(runOnly.length > 0 && { runOnly }),
    });
    return results.violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
  }, rules.slice());
  // Soft, so that a walk over many pages reports them all.
  expect.soft(violations, page.url()).toEqual([]);
}
