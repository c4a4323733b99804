import type { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { firstValue } from '../drafts/drafts.ts';
import { type AdminContext, type AdminEnv, clientAddress, viewOf } from '../requests/context.ts';
import { readFields } from '../requests/form.ts';
import { safePath } from '../requests/login-path.ts';
import { findPendingLogin, startSession } from '../requests/pending-login.ts';
import { relyingPartyOf } from '../requests/relying-party.ts';
import type { AdminServices } from '../requests/services.ts';
import { PASSKEY_LOGIN_PATH } from '../view/passkey-form.ts';
import { loginPage } from './login.ts';

/** Refused passkeys of one address in 15 minutes: a check of a signature takes a millisecond. */
const refusedPasskeys = { points: 60, duration: 15 * 60 };

/** Logs in with a passkey alone: it is a device and the finger, face or PIN of its user, hence two factors. */
export function addPasskeyLoginRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { settings, factors } = services;
  const limiter = new RateLimiterMemory(refusedPasskeys);
  const isLimited = async (c: AdminContext) => {
    const used = await limiter.get(clientAddress(c, settings));
    return used !== null && used.consumedPoints >= refusedPasskeys.points;
  };

  app.post(`${PASSKEY_LOGIN_PATH}/options`, async (c) => {
    const fields = await readFields(c);
    const { passkeys } = viewOf(c).messages.factors;
    const party = relyingPartyOf(c, settings);
    const account = firstValue(fields, 'step') === 'second' ? findPendingLogin(c, services) : null;
    if (party === null) return c.json({ problem: passkeys.unsupported }, 422);
    return c.json(await factors.passkeys.promptLogin(party, account?.id ?? null));
  });

  app.post(PASSKEY_LOGIN_PATH, async (c) => {
    const fields = await readFields(c);
    const next = safePath(firstValue(fields, 'next'));
    const party = relyingPartyOf(c, settings);
    const sent = { token: firstValue(fields, 'challenge'), response: firstValue(fields, 'response') };
    const accountId = party === null || (await isLimited(c)) ? null : await factors.passkeys.accept(party, sent);
    if (accountId === null) {
      await limiter.penalty(clientAddress(c, settings));
      c.status(401);
      return loginPage(c, services, { next, user: '', problem: viewOf(c).messages.factors.passkeys.refused });
    }
    startSession(c, services, accountId);
    return c.redirect(next, 303);
  });
}
