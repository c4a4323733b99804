import { html } from 'hono/html';

export { html };
/** Markup with escaped values; only other results of `html` are inserted unescaped. */
export type Html = ReturnType<typeof html>;
