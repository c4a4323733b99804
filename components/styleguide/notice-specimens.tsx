import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { FileLinks } from '../files/file-links.tsx';
import { FoldedFiles } from '../files/folded-files.tsx';
import { LatestNotices } from '../home/latest-notices.tsx';
import { NextClosing } from '../home/next-closing.tsx';
import { NoticeStrip } from '../home/notice-strip.tsx';
import { NoticeFiles } from '../notices/article/notice-files.tsx';
import { NoticeNeighbours } from '../notices/article/notice-neighbours.tsx';
import { ClosingList } from '../notices/list/closing-list.tsx';
import { NoticeTable } from '../notices/list/notice-table.tsx';
import { YearLinks } from '../notices/list/year-links.tsx';
import { SearchCount } from '../notices/search/search-count.tsx';
import { SearchFailure } from '../notices/search/search-failure.tsx';
import { closing, files, homeNotices, listedNotices, texts, unreadable } from './examples.ts';
import { Group, Specimen } from './specimen.tsx';

const [first, second] = homeNotices;
const strip = [texts.long, texts.nepali].map((text, at) => ({ id: `${at}`, description: text, path: '/notice' }));

const none = { list: [], more: 0 };

/** Notices in lists and alone, and their files. */
export function NoticeSpecimens() {
  const locale = use(currentLocale());
  return (
    <Group id="notices" heading="Notices">
      <Specimen name="Rows: one file, several files and a long title, a foreign title, no date and no file">
        <NoticeTable caption={texts.short} notices={listedNotices} withLastDate={false} locale={locale} />
      </Specimen>
      <Specimen name="Rows with closing dates">
        <NoticeTable caption={texts.usual} notices={listedNotices.slice(0, 2)} withLastDate locale={locale} />
      </Specimen>
      <Specimen name="On Home: notices">
        <LatestNotices notices={{ ok: true, value: homeNotices }} />
      </Specimen>
      <Specimen name="On Home: no notices; notices that are not available">
        <LatestNotices notices={{ ok: true, value: [] }} />
        <LatestNotices notices={{ ok: false }} />
      </Specimen>
      <Specimen name="On Home: the strip">
        <NoticeStrip items={strip} />
      </Specimen>
      <Specimen name="Closing next; nothing closes">
        <NextClosing dates={{ ok: true, value: { soon: { list: closing, more: 0 }, later: none, over: none } }} />
        <NextClosing dates={{ ok: true, value: { soon: none, later: none, over: none } }} />
      </Specimen>
      <Specimen name="Closing dates: today, tomorrow, in five days, later, over">
        <ClosingList list={closing} />
      </Specimen>
      <Specimen name="Results of a search: count, none, failure">
        <SearchCount query="BBS" total={12} isPartial={false} locale={locale} />
        <SearchCount query={texts.unbroken} total={0} isPartial={false} locale={locale} />
        <SearchCount query="BBS" year={2082} total={1} isPartial={false} locale={locale} />
        <SearchCount query="" year={2082} total={40} isPartial={false} locale={locale} />
        <SearchFailure message={texts.usual} />
      </Specimen>
      <Specimen name="Years of notices">
        <YearLinks years={[2083, 2082, 2081]} department="exam" query="BBS" current={2082} locale={locale} />
      </Specimen>
      <Specimen name="Files: one, folded, unfolded">
        <FoldedFiles files={[files.pdf]} locale={locale} />
        <FoldedFiles files={[files.pdf, files.long]} locale={locale} />
        <FileLinks files={[files.pdf, files.long, files.nepali, files.sizeless]} label={texts.short} locale={locale} />
      </Specimen>
      <Specimen name="File cards: a name without blanks, a protected file, a size that is not known">
        <NoticeFiles
          files={[files.long, files.nepali, files.sizeless]}
          noticeId="1"
          documents={[null, unreadable, null]}
        />
      </Specimen>
      <Specimen name="The next older and newer notice">
        {first && second && <NoticeNeighbours older={first} newer={second} />}
      </Specimen>
    </Group>
  );
}
