import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A document as sent to a browser; `name` identifies it in a report. */
export interface HtmlDocument {
  name: string;
  html: string;
}

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
}

/** One type of error, with an example and the documents that have it. */
export interface HtmlFault {
  message: string;
  times: number;
  documents: string[];
  example: string;
}

/** The message without the details of a page: quoted words stay, addresses, numbers and ids do not. */
const kindOf = ({ message }: NuMessage) =>
  message.replace(/“(?:data:|https?:|\/)[^”]*”/g, '“…”').replace(/“[^”]*[\d\u0900-\u097f][^”]*”/g, '“…”');

/** Styles that are newer than the checker; it quotes the end of `::view-transition-group(root)`. */
const isNewer = ({ message, extract = '' }: NuMessage) =>
  message.startsWith('CSS: ') &&
  /@view-transition|tion-group\(root\)|container-type|@container|\dcqi\b/.test(message + extract);

const isFault = (each: NuMessage) => (each.type !== 'info' || each.subType === 'warning') && !isNewer(each);

/** Errors and warnings of the Nu checker in these documents, one for each type of message. A single Java process reads all. */
export function checkHtml(jar: string, documents: readonly HtmlDocument[]): HtmlFault[] {
  const folder = mkdtempSync(join(tmpdir(), 'campus-html-'));
  try {
    for (const [index, { html }] of documents.entries()) writeFileSync(join(folder, `${index}.html`), html);
    const args = [
      '-jar',
      jar,
      '--exit-zero-always',
      '--format',
      'json',
      '--stdout',
      '--skip-non-html',
      '--no-langdetect',
      folder,
    ];
    const { stdout, stderr, status, error } = spawnSync('java', args, { maxBuffer: 1024 ** 3 });
    if (status !== 0) throw error ?? new Error(`the Nu checker ended with ${status}: ${stderr}`);
    const { messages }: { messages: NuMessage[] } = JSON.parse(stdout.toString());
    return summarise(messages.filter(isFault), documents);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function summarise(messages: readonly NuMessage[], documents: readonly HtmlDocument[]): HtmlFault[] {
  const faults = new Map<string, HtmlFault>();
  for (const each of messages) {
    const kind = kindOf(each);
    const [, index] = /(\d+)\.html$/.exec(each.url ?? '') ?? [];
    const fault = faults.get(kind) ?? { message: kind, times: 0, documents: [], example: each.extract ?? '' };
    const name = documents[Number(index)]?.name ?? each.url ?? '';
    fault.times += 1;
    if (!fault.documents.includes(name)) fault.documents.push(name);
    faults.set(kind, fault);
  }
  return [...faults.values()].toSorted((a, b) => b.times - a.times);
}
