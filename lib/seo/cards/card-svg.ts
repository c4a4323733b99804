import 'server-only';
import { readFileSync } from 'node:fs';
import { colours } from '../colours.ts';
import { fitText } from './fit-text.ts';
import { shape } from './font.ts';

/** Pixels, as Open Graph and Twitter take them. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const HEADING = { top: 210, height: 330 } as const;

const hills =
  `<path d="M0 560 180 500 330 545 520 455 690 540 860 470 1010 530 1200 480V630H0z" fill="${colours.onBlue}" fill-opacity=".08"/>` +
  `<path d="M0 600 260 560 480 595 760 550 980 590 1200 560V630H0z" fill="${colours.blueGroundDeep}"/>`;

function emblem(): string {
  const svg = readFileSync('public/logos/campus.svg', 'utf8');
  return svg.replace('<svg ', `<svg x="${MARGIN}" y="56" width="104" height="104" `);
}

function textAt(x: number, y: number, line: string, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y})" fill="${colour}">${shape(line, size).outlines}</g>`;
}

/** A card to share a page by: the campus with its emblem, and the page's heading. */
export function cardSvg(campusName: string, heading: string): string {
  const { size, leading, lines } = fitText(heading, CARD.width - 2 * MARGIN, HEADING.height);
  const top = HEADING.top + Math.max(0, (HEADING.height - lines.length * leading) / 3);
  const words = lines.map((line, index) =>
    textAt(MARGIN, Math.round(top + leading * index + size), line, size, colours.onBlue),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${colours.blueGround}"/>${hills}<rect width="100%" height="12" fill="${colours.crimsonGround}"/>`,
    emblem(),
    textAt(MARGIN + 128, 122, campusName, 40, colours.onBlueSoft),
    ...words,
    '</svg>',
  ].join('');
}
