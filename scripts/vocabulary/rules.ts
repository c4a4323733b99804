/** A word or pattern that the project does not use, and its replacement. */
export interface Rule {
  readonly pattern: RegExp;
  readonly better: string;
}

/** Words of identifiers, file names, CSS classes and data attributes, after `camelCase` is split: ` keep alive `. */
export const nameRules: readonly Rule[] = [
  { pattern: / (asks?|asked|asking) /, better: 'request, prompt' },
  { pattern: / (answer|answers|answered|answering) /, better: 'respond, response, reply, result' },
  { pattern: / (says?|said|saying) /, better: 'state, describe, log, payload' },
  { pattern: / (tells?|told|telling|teller) /, better: 'notify, report, broadcast' },
  { pattern: / (hears?|heard) /, better: 'receive, listen, history' },
  { pattern: / (whoever|nobody|somebody) /, better: 'the noun that is meant' },
  {
    pattern: /^ (found|known|shown|kept|held|wanted|meant|given|taken|lost) $/,
    better: 'the noun that is meant: results, existing, visible, stored',
  },
  { pattern: / kept /, better: 'stored, cached, saved' },
  { pattern: /^ (most|longest|largest|greatest|highest) (?!recent )[a-z]/, better: 'MAX_…, max…' },
  { pattern: /^ (least|shortest|smallest|lowest) [a-z]/, better: 'MIN_…, min…' },
  { pattern: / patience /, better: 'TIMEOUT_MS, DELAY_MS' },
  { pattern: / (leisure|leisurely) /, better: 'idle' },
  { pattern: / under way /, better: 'inFlight, pending' },
  { pattern: / give up /, better: 'fail' },
  { pattern: / process wide /, better: 'processSingleton' },
  { pattern: /^ (outcome|outcomes) $/, better: 'the result that is meant: LoginResult, SendState' },
  { pattern: / (desk|desks) /, better: 'editor' },
  { pattern: / (findings?) /, better: 'issue' },
  { pattern: / exchange /, better: 'request context, call' },
  { pattern: / wire /, better: 'api…Schema, …Dto' },
  { pattern: / (consent|losses) /, better: 'confirmation, deletions' },
  { pattern: / (beside|whence|aside) /, better: 'the standard term' },
  { pattern: / (ahead) /, better: 'warmup, prerender' },
  {
    pattern: /^ office (accounts?|drafts?|key|language|login|password|port|sessions?|settings?|url|user) /,
    better: 'admin',
  },
];

/** Comments, test titles, log lines, help texts and documents. */
export const proseRules: readonly Rule[] = [
  { pattern: /\b(for|to|by|of|from|with) (who|whom)\b/i, better: 'a noun: "for visitors who …"' },
  { pattern: /\b(whoever|whomever)\b/i, better: 'a noun: "the first caller", "visitors who"' },
  { pattern: /\b(asks|asked|asking|ask)\b/i, better: 'request, prompt, query' },
  { pattern: /\b(tells|told|telling|tell)\b/i, better: 'notify, report, state, distinguish' },
  { pattern: /\b(says|said|saying|say)\b/i, better: 'state, return, report, show' },
  { pattern: /\b(hears|heard|hear)\b/i, better: 'receive, listen to' },
  { pattern: /\b(answers|answered|answering|answer)\b/i, better: 'respond, response, reply, result' },
  { pattern: /\bkept\b/i, better: 'stored, cached, saved, retained' },
  { pattern: /\bat leisure\b/i, better: 'at low priority, when idle' },
  { pattern: /\bunder way\b/i, better: 'in progress, in flight, pending' },
  { pattern: /\bgives? up\b/i, better: 'fails, stops, times out' },
  { pattern: /\bnone of (ours|its|theirs)\b/i, better: 'unknown, foreign' },
  { pattern: /\bof its own\b/i, better: 'its own …, separate' },
  { pattern: /\b(of|one|a|each|its|this|which) rooms?\b/i, better: 'module, folder' },
  { pattern: /\bahead of (visitors|time|its visitors)\b/i, better: 'before the first visitor, prerender' },
  { pattern: /\bdoes without\b/i, better: 'works without …' },
  { pattern: /(?<!\bthere )\b(is|are) no (?!longer\b|\w+er than\b)[a-z]/i, better: 'is not a …, has no …' },
  { pattern: /\bthose (that|who|whom|which)\b/i, better: 'repeat the noun: "notices that …"' },
  { pattern: /\bwhatever\b/i, better: 'regardless of …, any …' },
  { pattern: /\bin place of\b/i, better: 'instead of' },
  { pattern: /\bOFFICE_[A-Z]+|\boffice_(?!hours)[a-z]+|\bnpm run office\b/, better: 'admin' },
  { pattern: /\b(anew|now and then|for good)\b/i, better: 'again, sometimes, permanently' },
];

/** The beginning of a doc comment or a test title: a relative clause instead of a subject. */
export const openingRules: readonly Rule[] = [
  {
    pattern: /^(what|who|whom|whose|those|of|one that|one who|where|whatever|that which)\b(?!.*\?)/i,
    better: 'begin with the noun: "Parsed text of …", "Whether …", "a visitor who …"',
  },
];

/** Commit subjects begin with the kind of change. */
export const subjectRule: Rule = {
  pattern: /^(say|tell|let|give|keep|ask|answer|show|name|hold|make|take|put|bring|have|know|hear|send what|rank)\b/i,
  better: 'Add, Fix, Remove, Rename, Move, Document, Measure, Speed up …',
};
