import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Locale } from '#content/locale.ts';
import { clientIpOf } from '#lib/http/client-ip.ts';
import { messagesIn } from '../messages/index.ts';
import type { Session } from '../sessions.ts';
import type { AdminSettings } from '../settings.ts';
import type { View } from '../view/layout.ts';

export interface AdminEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    language: Locale;
    /** Null where nobody is logged in. */
    session: Session | null;
    /** One that is over. */
    endedSession: Session | null;
    /** One that time has ended, to whose account a text that comes too late belongs. After a log-out nothing is taken. */
    lateSession: Session | null;
  };
}
export type AdminContext = Context<AdminEnv>;

export function viewOf(c: AdminContext): View {
  const { pathname, search } = new URL(c.req.url);
  const language = c.get('language') ?? 'ne';
  return { language, words: messagesIn(language), session: c.get('session') ?? null, path: pathname + search };
}

/** The IP address by which tries are counted. */
export function placeOf(c: AdminContext, { trustedProxies }: AdminSettings): string {
  const chain = [c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress].filter(Boolean).join(', ');
  return clientIpOf(new Headers({ 'x-forwarded-for': chain }), trustedProxies);
}
