import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import {
  type Piece,
  piecesOfCode,
  piecesOfConfiguration,
  piecesOfMarkdown,
  piecesOfStyles,
  splitName,
} from './sources.ts';

/** A word or pattern that the project does not use, and its replacement. */
interface Rule {
  readonly pattern: RegExp;
  readonly better: string;
}

/** Words of identifiers, file names, CSS classes and data attributes, after `camelCase` is split: ` keep alive `. */
const nameRules: readonly Rule[] = [
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
const proseRules: readonly Rule[] = [
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
const openingRules: readonly Rule[] = [
  {
    pattern: /^(what|who|whom|whose|those|of|one that|one who|where|whatever|that which)\b(?!.*\?)/i,
    better: 'begin with the noun: "Parsed text of …", "Whether …", "a visitor who …"',
  },
];

/** Commit subjects begin with the kind of change. */
const subjectRule: Rule = {
  pattern: /^(say|tell|let|give|keep|ask|answer|show|name|hold|make|take|put|bring|have|know|hear|send what|rank)\b/i,
  better: 'Add, Fix, Remove, Rename, Move, Document, Measure, Speed up …',
};

/** Files that the rules do not apply to, by the beginning of their path, with the reason. */
const allowedFiles: readonly (readonly [path: string, reason: string])[] = [
  ['scripts/vocabulary/', 'names the words'],
  ['campus-api/database/baseline/', 'describes tables of installed databases, whose columns cannot be renamed'],
  ['campus-api/records/enquiry/', '`answered` is a column of installed databases and a field of the enquiry call'],
  ['campus-api/api/api.test.ts', '`answered` is a field of the enquiry call'],
  ['components/write/progress-form.tsx', '`answered` is a field of the enquiry call'],
];

/** Identifiers and parts of prose that may contain a word of the rules, with the reason. */
const allowedWords: readonly (readonly [text: string, reason: string])[] = [
  ['answered_at', 'column of installed databases'],
  ['RENDER_AHEAD', 'documented setting'],
  ['site_pages_ahead_total', 'documented metric'],
  ['site_ahead_under_way', 'documented metric'],
];

const rulesOf: Record<Piece['kind'], readonly Rule[]> = {
  name: nameRules,
  prose: proseRules,
  opening: openingRules,
};

const withoutAllowed = (text: string) => allowedWords.reduce((rest, [word]) => rest.replaceAll(word, ''), text);

function reportPiece(file: string, { kind, text, line }: Piece): string[] {
  const judged = kind === 'name' ? splitName(withoutAllowed(text)) : withoutAllowed(text);
  return rulesOf[kind].flatMap(({ pattern, better }) => {
    const [match] = pattern.exec(judged) ?? [];
    const where = kind === 'name' ? ` in ${text}` : '';
    return match ? [`${file}:${line} uses "${match.trim()}"${where}; better: ${better}`] : [];
  });
}

const code = ['.ts', '.tsx', '.mjs', '.js', '.jsx'];
const unread = [
  ...['.doc', '.docx', '.ods', '.odt', '.pdf', '.rtf', '.xls', '.xlsx'],
  ...['.ico', '.jpg', '.json', '.png', '.svg', '.txt', '.webp'],
];

function piecesOf(extension: string, text: string): Piece[] {
  if (code.includes(extension)) return piecesOfCode(text);
  if (extension === '.md') return piecesOfMarkdown(text);
  if (extension === '.css') return piecesOfStyles(text);
  return piecesOfConfiguration(text);
}

/** The names and sentences of a file that break a rule, those of its path included: a line of text for each. */
export function wordIssuesOf(file: string, text: string): string[] {
  const path = file.split('/').map((part): Piece => ({ kind: 'name', text: part.replace(/(?<!^)\..*/, ''), line: 1 }));
  return [...new Set([...path, ...piecesOf(extname(file), text)].flatMap((piece) => reportPiece(file, piece)))];
}

/** The same for all tracked sources, styles, documents and configurations. */
export function wordIssues(): string[] {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => file !== '' && !unread.includes(extname(file)))
    .filter((file) => !allowedFiles.some(([path]) => file.startsWith(path)))
    .flatMap((file) => wordIssuesOf(file, readFileSync(file, 'utf8')));
}

/** The subjects of commits that break the rule. */
export function subjectIssuesOf(subjects: readonly string[]): string[] {
  return subjects
    .filter((subject) => subjectRule.pattern.test(subject))
    .map((subject) => `commit "${subject}"; better: ${subjectRule.better}`);
}

/** The commit after which subjects follow the rule. */
const SINCE = 'c5c17dc5';

/** The subjects since then; empty in a clone without that commit or its history. */
export function subjectIssues(): string[] {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', `${SINCE}..HEAD`], {
    encoding: 'utf8',
  });
  return status === 0 ? subjectIssuesOf(stdout.split('\n')) : [];
}
