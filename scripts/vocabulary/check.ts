import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { allowedFiles, allowedWords } from './allowed.ts';
import { nameRules, openingRules, proseRules, type Rule, subjectRule } from './rules.ts';
import {
  type Piece,
  piecesOfCode,
  piecesOfConfiguration,
  piecesOfMarkdown,
  piecesOfStyles,
  splitName,
} from './sources.ts';

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
