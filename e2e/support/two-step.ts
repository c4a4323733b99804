import { setTimeout as pause } from 'node:timers/promises';
import { generate } from 'otplib';
import type { Browser, Page } from 'playwright/test';
import type { AllMessages } from '#campus-api/testing/admin-messages.ts';
import { submitLogin } from './admin.ts';

const PERIOD = 30;

/** An authenticator app: each call returns a code that was not used yet, and waits for one if it must. */
export function authenticatorApp(secret: string): () => Promise<string> {
  let lastStep = 0;
  const currentStep = () => Math.floor(Date.now() / 1000 / PERIOD);
  return async () => {
    const step = Math.max(currentStep(), lastStep + 1);
    while (step > currentStep() + 1) await pause(500);
    lastStep = step;
    return generate({ secret, epoch: step * PERIOD });
  };
}

/** Opens the page of the app in the office, turns the app on, and returns it with the recovery codes. */
export async function setUpApp(page: Page, { factors }: AllMessages, password: string) {
  await page.goto('/account/two-step');
  await page.getByRole('link', { name: factors.app.add }).click();
  const secret = ((await page.locator('output.password').textContent()) ?? '').replaceAll(' ', '');
  const nextCode = authenticatorApp(secret);
  await page.getByLabel(factors.code).fill(await nextCode());
  await page.getByLabel(factors.password).fill(password);
  await page.getByRole('button', { name: factors.app.confirm }).click();
  const codes = await page.locator('.codes code').allTextContents();
  return { nextCode, codes };
}

/** Another browser that is logged in as `user`, unless its login has a second step. */
export async function openAs(
  browser: Browser,
  words: AllMessages,
  {
    baseURL,
    user,
    password,
    ...options
  }: {
    baseURL: string;
    user: string;
    password: string;
    javaScriptEnabled?: boolean;
    language?: string;
    viewport?: { width: number; height: number };
  },
): Promise<Page> {
  const { language = 'ne', ...context } = options;
  const opened = await browser.newContext({ baseURL, ...context });
  await opened.addCookies([{ name: 'admin-language', value: language, url: baseURL }]);
  const page = await opened.newPage();
  await page.goto('/login');
  await submitLogin(page, words, { user, password });
  return page;
}

/** A platform authenticator of Chromium (https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/) that verifies its user, or fails to. */
export async function addAuthenticator(page: Page, { isUserVerified = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Replaces all credentials, as a copy of the authenticator at an earlier time. */
    async setCredentials(credentials: Awaited<ReturnType<typeof this.credentials>>) {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      for (const credential of credentials)
        await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    setUserVerified: (verified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: verified }),
  };
}
