import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AdminSession, EndReason } from '#campus-api/accounts/sessions.ts';
import type { Locale } from '#content/locale.ts';
import { clientIpOf } from '#lib/platform/http/client-ip.ts';
import type { AdminBrand, View } from '../view/layout.ts';
import { adminMessagesIn } from '../view/messages.ts';
import type { AdminSettings } from './settings.ts';

export interface AdminEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    language: Locale;
    /** Whether another campus API has the records (`UPSTREAM_URL`). */
    isSiteOnly: boolean;
    brand: AdminBrand;
    /** Null without a login. */
    session: AdminSession | null;
    /** Why the session is over; null without one that was. */
    endReason: EndReason | 'time' | null;
    /** A session that timed out: its forms are still stored as drafts. After a logout they are not. */
    lateSession: AdminSession | null;
    /** The fields of a form without files, once they are read. */
    sentFields: Readonly<Record<string, string[]>> | undefined;
  };
}
export type AdminContext = Context<AdminEnv>;

export function viewOf(c: AdminContext): View {
  const { pathname, search } = new URL(c.req.url);
  const language = c.get('language') ?? 'ne';
  return {
    language,
    messages: adminMessagesIn(language),
    session: c.get('session') ?? null,
    path: pathname + search,
    isSiteOnly: c.get('isSiteOnly') ?? false,
    brand: c.get('brand'),
  };
}

/** The IP address that failed logins are counted for. */
export function clientAddress(c: AdminContext, { trustedProxies }: AdminSettings): string {
  const chain = [c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress].filter(Boolean).join(', ');
  return clientIpOf(new Headers({ 'x-forwarded-for': chain }), trustedProxies);
}
