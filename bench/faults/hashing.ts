import { startMalformedCampus } from '#e2e/support/malformed-campus.ts';
import { startSite } from '#e2e/support/servers.ts';
import { transformPage } from '#lib/next/transform-page.ts';
import type { Figure, Table } from '../report.ts';

const NONCE = 'n'.repeat(32);
const ROUNDS = 30;

/** A page as Next hands it over: its scripts carry the nonce of the render. */
async function rendered(url: string): Promise<string> {
  const reply = await fetch(url);
  const html = await reply.text();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return html.replaceAll('<script', `<script nonce="${NONCE}"`);
}

function cost(name: string, html: string): Figure[] {
  const transform = () => {
    const start = performance.now();
    transformPage(html, NONCE, true);
    return performance.now() - start;
  };
  transform();
  const kilobytes = Math.round(Buffer.byteLength(html) / 1024);
  return [{ name: `${name}, ${kilobytes} KB of HTML`, unit: 'ms', runs: Array.from({ length: ROUNDS }, transform) }];
}

/** What it costs to finish a page (its one parse and all that is made of it), once each time it is rendered: a page of few words, and one of 500 people. */
export async function hashing(): Promise<Table> {
  const campus = await startMalformedCampus({ introduction: '<p>Welcome</p>' });
  const site = await startSite(campus.url);
  try {
    return {
      title: 'Finishing a page, for each rendering',
      figures: [
        ...cost('/courses', await rendered(`${site.url}/courses`)),
        ...cost('/staff with 500 people', await rendered(`${site.url}/staff`)),
      ],
    };
  } finally {
    await site.stop();
    campus.stop();
  }
}
