import { connect } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxMissingReason, startFront } from '#deploy/testing/nginx.ts';
import { freePort } from '#e2e/support/process.ts';
import { FRAGMENT_HEADER } from '#lib/routes/templates.ts';
import type { Figure, Row, Table } from './report.ts';
import { onSite } from './stage.ts';

const PHONES = 2000;
const MINUTE_MS = 60_000;
const WORDS = ['routine', 'result', 'merit', 'परीक्षा', 'भर्ना'];
/** A program that asks without a pause, from the same address, after the phones. */
const PROGRAM_MS = 10_000;

type Kind = 'pages' | 'data and pictures' | 'counts' | 'searches' | 'pages of results';

interface Asked {
  kind: Kind;
  path: string;
}

/** What a phone asks for in its visit: two pages with what belongs to them, and one in two looks for a word as it is typed. */
function visit(phone: number): Asked[][] {
  const word = encodeURIComponent(WORDS[phone % WORDS.length] ?? '');
  const page = (path: string): Asked[] => [
    { kind: 'pages', path },
    { kind: 'counts', path: '/api/visits' },
    { kind: 'data and pictures', path: '/icon.svg' },
    { kind: 'data and pictures', path: '/logos/university.svg' },
  ];
  const typed: Asked[] = [word.slice(0, 3), word.slice(0, -3), word].map((q) => ({
    kind: 'searches',
    path: `/notice/search?q=${q.replace(/%.?$/, '')}`,
  }));
  return [
    page('/notice/item/122'),
    ...(phone % 2 === 0 ? typed.map((each) => [each]) : []),
    ...(phone % 10 === 1 ? [[{ kind: 'pages of results', path: `/notice/search?q=${word}` } as const]] : []),
    page('/notice'),
  ];
}

interface Answer {
  kind: Kind;
  status: number;
  ms: number;
}

/** One connection over TLS; 0 for what is not answered. */
async function browse(url: string, asked: Asked[][], answers: Answer[]): Promise<void> {
  const session = connect(url, { rejectUnauthorized: false });
  session.on('error', () => undefined);
  const ask = ({ kind, path }: Asked) =>
    new Promise<void>((resolve) => {
      const begun = performance.now();
      let status = 0;
      const stream = session.request({
        ':path': path,
        'accept-encoding': 'gzip, br',
        ...(kind === 'searches' && { [FRAGMENT_HEADER]: '1' }),
      });
      stream.on('response', (headers) => {
        status = Number(headers[':status']);
      });
      stream
        .on('error', () => undefined)
        .on('close', () => {
          answers.push({ kind, status, ms: performance.now() - begun });
          resolve();
        });
      stream.resume();
    });
  for (const together of asked) await Promise.all(together.map(ask));
  session.close();
}

function rowsOf(answers: readonly Answer[]): Row[] {
  const kinds = Map.groupBy(answers, ({ kind }) => kind);
  return [...kinds].map(([name, all]) => {
    const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
    const figures: Figure[] = [
      { name: 'asked', unit: '', runs: [all.length] },
      { name: 'refused', unit: '', runs: [all.filter(({ status }) => status === 429).length] },
      { name: 'failed', unit: '', runs: [all.filter(({ status }) => ![200, 404, 429].includes(status)).length] },
      { name: 'p50', unit: 'ms', runs: [at(0.5)] },
      { name: 'p99', unit: 'ms', runs: [at(0.99)] },
    ];
    return { name, figures };
  });
}

async function phones(url: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const visits: Promise<void>[] = [];
  const begun = performance.now();
  for (let phone = 0; phone < PHONES; phone += 1) {
    await wait(Math.max(0, begun + (phone * MINUTE_MS) / PHONES - performance.now()));
    visits.push(browse(url, visit(phone), answers));
  }
  await Promise.all(visits);
  return answers;
}

/** What of the site a program has that asks for pages of results, eight at a time. */
async function program(url: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = performance.now() + PROGRAM_MS;
  const path = '/notice/search?q=a';
  const go = async () => {
    while (performance.now() < end) {
      await browse(
        url,
        Array.from({ length: 20 }, () => [{ kind: 'pages of results', path }]),
        answers,
      );
    }
  };
  await Promise.all(Array.from({ length: 8 }, go));
  return answers;
}

/** 2,000 phones of one address in a minute, behind nginx with the limits that it ships with, and then a program of that address. */
export async function behindOneAddress(): Promise<Table[]> {
  const reason = nginxMissingReason();
  if (reason !== null) {
    console.log(`Behind one address nothing is measured: ${reason}.`);
    return [];
  }
  return onSite(
    async (site) => {
      const front = await startFront([site.url], await freePort(), await freePort());
      try {
        return [
          { title: '2,000 phones of one address', rows: rowsOf(await phones(front.url)) },
          { title: 'A program of that address', rows: rowsOf(await program(front.url)) },
        ];
      } finally {
        await front.stop();
      }
    },
    { API_RATE_LIMIT: '', TRUST_PROXY: '1' },
  );
}
