import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright/test';
import { raw } from '#lib/site/campus-client/testing/behaviours.ts';
import { toDevanagariDigits } from '#packages/nepali/text/digits.ts';

/** The font of all documents, for Latin and Devanagari: with the fonts of the machine, tests would depend on them. */
const font = readFileSync(
  'node_modules/@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf',
  'base64',
);

const styles = `
  @font-face { font-family: Document; src: url(data:font/ttf;base64,${font}) }
  body { font-family: Document }
  table { border-collapse: collapse }
  td, th { border: 1px solid; padding: 4px }`;

/** Prints HTML to a PDF in Chromium. */
export async function printPdf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>${styles}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

/** A picture of a page, as a scanner makes it: JPEG, 190 dots an inch. */
export async function photographPage(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 });
  await page.setContent(
    `<!doctype html><style>${styles} body { margin: 60px; font-size: 18px; line-height: 1.2 }</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
  await page.close();
  return picture;
}

/** A PDF with these pictures, a page for each. */
export function pdfOfPictures(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const images = pictures.map(
    (picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}" style="width:100%">`,
  );
  return printPdf(browser, images.join(''));
}

/** Makes a PDF with a picture of a page and no text, like a scan. */
export async function makeScan(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 600, height: 800 } });
  await page.setContent(`<!doctype html><style>${styles}</style><h1>Scanned paper</h1>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = (await page.screenshot({ type: 'jpeg' })).toString('base64');
  await page.close();
  return printPdf(browser, `<img src="data:image/jpeg;base64,${picture}" style="width:100%">`);
}

/** A notice of the sample campus with examination results, and the page of its document. */
export const SAMPLE_NOTICE = '/notice/item/120';
export const SAMPLE_RESULT = `${SAMPLE_NOTICE}/file/1`;

/** Waits until a site of the sample campus has read that document. @throws after two minutes */
export async function waitUntilRead(site: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(1000)) {
    if ((await (await fetch(site + SAMPLE_RESULT)).text()).includes('id="page-1"')) return;
  }
  throw new Error(`${SAMPLE_RESULT} was not read`);
}

export const symbolNumber = (row: number) => `7-2-29-${100 + row}`;

/** A result of three pages: a sentence in Nepali, then numbers in a table, every second one in Devanagari. */
export function resultHtml(): string {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const number = symbolNumber(at + 1);
    const name = at === 44 ? 'Hari Bahadur Kshetri' : 'Sita Kumari Adhikari';
    return `<tr><td>${at + 1}</td><td>${at % 2 === 0 ? number : toDevanagariDigits(number)}</td><td>${name}</td><td>Passed</td></tr>`;
  });
  const table = (some: readonly string[]) =>
    `<table><tr><th>S.N.</th><th>Symbol No.</th><th>Name</th><th>Result</th></tr>${some.join('')}</table>`;
  return [
    '<h1>Office of the Controller of Examinations</h1>',
    '<p lang="ne">भरतनगर भवन</p>',
    '<div style="break-after:page"></div>',
    table(rows.slice(0, 30)),
    '<div style="break-after:page"></div>',
    table(rows.slice(30)),
  ].join('');
}

/** A letter of one page in Nepali. */
export function letterHtml(): string {
  return [
    '<h1 lang="ne">पुस्तकालय खुल्ने समय</h1>',
    '<p lang="ne">पुस्तकालय आइतबारदेखि शुक्रबारसम्म बिहान छ बजेदेखि साँझ छ बजेसम्म खुल्नेछ।</p>',
  ].join('');
}

export const asFile = (bytes: Buffer, type = 'application/pdf') =>
  raw(bytes, { 'content-type': type, 'content-length': String(bytes.length) });
