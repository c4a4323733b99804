import type { ExpectedNotice } from './old-php-site.ts';
import type { OldPage } from './old-site-server.ts';
import { smallPdf } from './wordpress-export.ts';

const html = (body: string, title = 'Shree Campus'): OldPage => ({
  type: 'text/html',
  body: Buffer.from(
    `<HTML><HEAD><TITLE>${title}</TITLE></HEAD><BODY BGCOLOR=white TEXT=black>${body}</BODY></HTML>`,
    'latin1',
  ),
});

/** Days of Bikram Sambat and AD, from the national calendar. */
const days = [
  ['2080-01-15', '2023-04-28'],
  ['2080-02-15', '2023-05-29'],
  ['2080-03-15', '2023-06-30'],
  ['2079-01-01', '2022-04-14'],
  ['2079-02-01', '2022-05-15'],
  ['2079-03-01', '2022-06-15'],
] as const;

/** A site that was written after the crawler and its other test sites, for figures only: frames, tables with the date first, posts, Preeti without a font, popups. */
export function oldFramesSite(): { pages: Record<string, OldPage>; sections: Record<string, ExpectedNotice[]> } {
  const events: ExpectedNotice[] = days.map(([, date], index) => ({
    title: `Blood donation programme ${index + 1} at the main hall`,
    date,
    files: [],
  }));
  const circulars: ExpectedNotice[] = days.map(([, date], index) => ({
    title: `Circular to all departments no ${index + 21}`,
    date,
    files: index % 2 === 0 ? [`docs/circular${index}.doc`, `docs/annex${index}.xls`] : [`docs/circular${index}.doc`],
  }));
  const tenders: ExpectedNotice[] = days.slice(0, 4).map(([, date], index) => ({
    title: `Tender for ${['furniture', 'printing', 'building', 'computers'][index]}`,
    date,
    files: [`docs/tender${index}.pdf`],
  }));
  const preeti: ExpectedNotice[] = [
    { title: 'परीक्षा फाराम भर्ने सम्बन्धी सूचना', date: '2023-04-28', files: ['docs/p0.pdf'] },
    { title: 'विद्यार्थी भर्ना सम्बन्धी सूचना', date: '2023-05-29', files: ['docs/p1.pdf'] },
    { title: 'छात्रवृत्ति सम्बन्धी सूचना', date: '2023-06-30', files: ['docs/p2.pdf'] },
  ];
  const typed = ['k/LIff kmf/fd eg]{ ;DaGwL ;"rgf', 'ljBfyL{ egf{ ;DaGwL ;"rgf', '5fqj[lQ ;DaGwL ;"rgf'];
  const typedDates = ['@)*)÷)!÷!%', '@)*)÷)@÷!%', '@)*)÷)#÷!%'];
  const blog: ExpectedNotice[] = days.map(([, date], index) => ({
    title: `From the desk of the librarian ${index + 1}`,
    date,
    files: [],
  }));
  const american = (date: string) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const bs = (index: number) => days[index]?.[0] ?? '';
  const pages: Record<string, OldPage> = {
    '/': {
      type: 'text/html',
      body: '<html><head><title>Shree Campus</title></head><frameset cols="20%,80%"><frame src="menu.htm"><frame src="main.htm" name="main"></frameset></html>',
    },
    '/menu.htm': html(
      '<A HREF="events.asp" TARGET=main>Events</A><BR><A HREF="circular.asp" TARGET=main>Circulars</A><BR><A HREF="tender.asp" TARGET=main>Tenders</A><BR><A HREF="nepali.asp" TARGET=main>Nepali</A><BR><A HREF="blog/" TARGET=main>Library</A>',
    ),
    '/main.htm': html('<CENTER><H1>Welcome</H1></CENTER>Our campus is in Syangja.'),
    '/events.asp': html(
      `<FONT SIZE=5>Events</FONT><TABLE>${events.map(({ title }, index) => `<TR><TD>${bs(index).replaceAll('-', '.')}<TD><A HREF="event.asp?eid=${index + 1}">${title}</A>`).join('')}</TABLE>`,
    ),
    '/circular.asp': html(
      `<H3>Circulars</H3><TABLE BORDER=1><TR><TH>Ref.<TH>Subject<TH>Issued<TH>Files</TR>${circulars.map(({ title, date, files }, index) => `<TR><TD>C-${index + 21}<TD>${title}<TD>${american(date ?? '')}<TD>${files.map((file) => `<A HREF="${file}">${file.endsWith('xls') ? 'Annex' : 'Letter'}</A>`).join(' ')}</TR>`).join('')}</TABLE>`,
    ),
    '/tender.asp': html(
      `<H3>Tenders</H3>${tenders.map(({ title, files }, index) => `<P><IMG SRC="dot.gif" WIDTH=5> <A HREF="#" ONCLICK="window.open('${files[0]}','w','width=500')">${title}</A> <I>(${bs(index)})</I></P>`).join('')}`,
    ),
    '/nepali.asp': html(
      `<OL>${typed.map((title, index) => `<LI><A HREF="docs/p${index}.pdf">${title}</A> ldlt ${typedDates[index]}`).join('')}</OL>`,
    ),
    '/blog/': html(
      `<H2>Library</H2>${blog.map(({ title, date }, index) => `<DIV CLASS=post><H4 CLASS=date>${american(date ?? '')}</H4><H3 CLASS=post-title><A HREF="entry${index + 1}.htm">${title}</A></H3><DIV>New books have arrived, volume ${index + 1}.</DIV></DIV>`).join('')}`,
    ),
  };
  for (const [index, { title }] of events.entries())
    pages[`/event.asp?eid=${index + 1}`] = html(`<B>${title}</B><P>All are invited to hall ${index + 1}.`, title);
  for (const [index, { title, date }] of blog.entries())
    pages[`/blog/entry${index + 1}.htm`] = html(
      `<H3>${title}</H3><P>${american(date ?? '')}<P>New books have arrived, volume ${index + 1}.`,
      title,
    );
  const sections = { events, circulars, tenders, preeti, blog };
  for (const { files } of Object.values(sections).flat())
    for (const file of files) pages[`/${file}`] = { type: 'application/octet-stream', body: smallPdf };
  return { pages, sections };
}
