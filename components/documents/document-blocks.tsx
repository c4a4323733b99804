import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Block } from '#lib/site/documents/types.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { UnbrokenNumbers } from '../ui/unbroken-numbers.tsx';
import styles from './document-blocks.module.css';
import { keyed } from './keyed.ts';
import { hasOwnMarker } from './own-marker.ts';

interface DocumentBlocksProps {
  blocks: readonly Block[];
  /** The page number from 1. */
  page: number;
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The language of a text, if it differs from the surrounding language. */
const otherLanguage = (text: string, around: string) =>
  hasLetters(text) && languageOf(text) !== around ? languageOf(text) : undefined;

/** The text of a page; all content is rendered as plain text. */
export function DocumentBlocks({ blocks, page }: DocumentBlocksProps) {
  const tables = blocks.filter(({ kind }) => kind === 'table');
  return keyed(blocks).map(({ key, part }) => (
    <DocumentBlock key={key} block={part} page={page} number={tables.indexOf(part) + 1} />
  ));
}

/** `number`: the position of a table among the tables of its page. */
function DocumentBlock({ block, page, number }: { block: Block; page: number; number: number }) {
  if (block.kind === 'table') return <DocumentTable {...block} page={page} number={number} />;
  if (block.kind === 'heading') return <h3 lang={languageOf(block.text)}>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p lang={languageOf(block.text)}>{block.text}</p>;
  return (
    <ul className={styles.list}>
      {keyed(block.items).map(({ key, part }) => (
        <li key={key} lang={languageOf(part)} className={hasOwnMarker(part) ? styles.marked : undefined}>
          {part}
        </li>
      ))}
    </ul>
  );
}

interface DocumentTableProps {
  rows: readonly (readonly string[])[];
  hasHeader: boolean;
  page: number;
  number: number;
}

/** Letters of `11:00 AM`, `5-Dec-26`, `MGT 207` or `बिहान ७–१० बजे`. */
const MAX_UNBROKEN = 14;

/** Numbers, dates and times do not break. */
const cellProps = (text: string, around: string) => ({
  ...(hasLetters(text) && { lang: otherLanguage(text, around) }),
  ...((!hasLetters(text) || (/\p{Nd}/u.test(text) && text.length <= MAX_UNBROKEN)) && { className: styles.number }),
});

/** Whether only the first cell of a row has a text, which continues over the others as in the program that wrote it. */
const isLine = ([first = '', ...others]: readonly string[]) =>
  hasLetters(first) && others.length > 0 && others.every((text) => text === '');

/** A table that scrolls horizontally if it is wider than the screen. */
function DocumentTable({ rows, hasHeader, page, number }: DocumentTableProps) {
  const locale = use(currentLocale());
  const { documents } = use(currentMessages());
  const language = languageOf(rows.flat().join(' '));
  const [head = [], ...others] = rows;
  const body = hasHeader ? others : rows;
  return (
    <section
      aria-label={fillIn(documents.table, { table: number, page }, locale)}
      tabIndex={0}
      className={styles.scroll}
    >
      <table lang={language} className={styles.table}>
        {hasHeader && (
          <thead>
            <tr>
              {keyed(head).map(({ key, part }) => (
                <th key={key} scope="col" lang={otherLanguage(part, language)}>
                  <UnbrokenNumbers>{part}</UnbrokenNumbers>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {keyed(body).map((row) => (
            <tr key={row.key}>
              {isLine(row.part) ? (
                <td colSpan={row.part.length} lang={otherLanguage(row.part[0] ?? '', language)}>
                  <UnbrokenNumbers>{row.part[0] ?? ''}</UnbrokenNumbers>
                </td>
              ) : (
                keyed(row.part).map(({ key, part }) => (
                  <td key={key} {...cellProps(part, language)}>
                    {hasLetters(part) ? <UnbrokenNumbers>{part}</UnbrokenNumbers> : part}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
