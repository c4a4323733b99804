import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe whose answer may change with the colour scheme alone. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing on the page as it stands: WCAG 2.2 A and AA, and axe's best practices. */
export const expectAccessible = (page: Page): Promise<void> => expectNothingFound(page, []);

/** Expects the same of the colours alone, on a page that passed in the other scheme. */
export const expectAccessibleColours = (page: Page): Promise<void> => expectNothingFound(page, ofColour);

/** `rules`: all where none is named. */
async function expectNothingFound(page: Page, rules: readonly string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: engine } = window as Window & typeof globalThis & { axe: typeof axe };
    const results = await engine.run(document, { resultTypes: ['violations'], ...(runOnly.length > 0 && { runOnly }) });
    return results.violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
  }, rules.slice());
  expect(violations).toEqual([]);
}
