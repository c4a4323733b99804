import { html } from 'hono/html';

export { html };
/** Markup whose values are escaped: only what `html` itself made goes in as it is. */
export type Html = ReturnType<typeof html>;
