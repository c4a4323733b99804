/**
 * Names of parameters that other sites and programs append to links, as the source of a regular expression: they trace visits and
 * change nothing of a page.
 */
export const TRACING_SOURCE =
  'utm_\\w+|fbclid|mibextid|igshid|igsh|gclid|gbraid|wbraid|dclid|_gl|msclkid|yclid|ttclid|twclid|mc_[ce]id|gad_\\w+|gclsrc|srsltid|_ga|sfnsn|extid|rdid|__tn__|__cft__\\[\\d+\\]|_hs(?:enc|mi)|li_fat_id|epik';

const TRACING = new RegExp(`^(?:${TRACING_SOURCE})$`, 'i');

/** Whether a parameter only traces visits. */
export const isTracing = (name: string): boolean => TRACING.test(name);
