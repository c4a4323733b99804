import type { OldPage } from './old-site-server.ts';
import { smallPdf, smallPng } from './wordpress-export.ts';

/** A notice of a test site, as its list must be read. */
export interface ExpectedNotice {
  title: string;
  /** Day in AD; null if the site has none that exists. */
  date: string | null;
  files: readonly string[];
}

const windows1252 = (text: string) => Buffer.from(text, 'latin1');

/** Layout of a hand-written site of about 2008: nested tables, today's date, a box of the newest notices. */
const layout = (title: string, content: string, box: string) => `<html><head><title>${title}</title>
<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"></head><body bgcolor="#ffffff">
<table width="980" border="0" align="center"><tr><td colspan="3"><img src="images/banner.jpg" width="980" height="120"></td></tr>
<tr><td colspan="3"><font face="Verdana">Saturday, November 28, 2026</font> | <a href="index.php">Home</a> | <a href="about.php">About Us</a> |
<a href="notice.php">Notices</a> | <a href="exam.php">Exam</a> | <a href="download.php">Downloads</a> | <a href="contact.php">Contact</a></td></tr>
<tr><td width="180" valign="top"><b>Latest</b><ul>${box}</ul>
<a href="admin/login.php">Admin</a> <a href="http://www.tu.edu.np/">TU</a></td>
<td width="600" valign="top">${content}</td><td width="200"><a href="calendar.php?month=11&year=2026">Calendar</a></td></tr>
<tr><td colspan="3" align="center">Copyright &copy; 2009 Old Campus, Kaski. All rights reserved.</td></tr></table></body></html>`;

const PREETI_TITLES = [
  ['k/LIff kmf/fd eg]{ ;DaGwL ;"rgf', 'परीक्षा फाराम भर्ने सम्बन्धी सूचना'],
  ['ljBfyL{ egf{ ;DaGwL ;"rgf', 'विद्यार्थी भर्ना सम्बन्धी सूचना'],
] as const;

const bs = (index: number) => `20${80 - Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-15`;
/** 15th of each month of Bikram Sambat 2080 in AD, by the national calendar. */
const days2080 = [
  '2023-04-28',
  '2023-05-29',
  '2023-06-30',
  '2023-07-31',
  '2023-09-01',
  '2023-10-02',
  '2023-11-01',
  '2023-12-01',
  '2023-12-31',
  '2024-01-29',
  '2024-02-27',
  '2024-03-28',
];

/** A hand-written PHP site: tables with BS dates and Preeti, a paged list, downloads without names, traps and damage. */
export function oldPhpSite(): { pages: Record<string, OldPage>; notices: ExpectedNotice[]; exams: ExpectedNotice[] } {
  const notices: ExpectedNotice[] = Array.from({ length: 12 }, (_, index) => ({
    title: PREETI_TITLES[index]?.[1] ?? `Notice about the semester routine ${index + 1}`,
    date: days2080[index] ?? null,
    files: [`files/notice${index + 1}.pdf`],
  }));
  const rowOf = ({ title, files }: ExpectedNotice, index: number) => {
    const preeti = PREETI_TITLES[index];
    const cell = preeti
      ? `<font face="Preeti" size="4">${preeti[0].replace('"', '&quot;')}</font>`
      : `${title} <img src="images/new.gif">`;
    return `<tr><td>${index + 1}.</td><td>${cell}<td>${bs(index)}<td><a href="${files[0]}"><img src="images/pdf.gif" border=0> Download</a></tr>`;
  };
  const box = notices
    .slice(2, 5)
    .map(({ title, files }, index) => `<li><a href="${files[0]}">${title}</a> (${bs(index + 2)})</li>`)
    .join('');
  const table = (rows: string) =>
    `<h2>Notice Board</h2><table border="1" width="100%"><tr><td><b>S.N.</b></td><td><b>Title</b></td><td><b>Date</b></td><td><b>Download</b></td></tr>${rows}</table>
     <a href="notice.php?page=1">1</a> <a href="notice.php?page=2">2</a>`;
  const exams: ExpectedNotice[] = [
    { title: 'BBS first year result', date: '2019-01-05', files: ['result1.pdf'] },
    { title: 'MBS third semester exam form', date: '2018-12-20', files: [] },
    { title: 'BEd internal exam routine', date: null, files: [] },
    { title: 'Practical exam of BSc second year', date: '2018-06-01', files: ['practical.pdf'] },
  ];
  const examDetail = (index: number, date: string, text: string) =>
    layout('Old Campus', `<h2>${exams[index]?.title}</h2><p><i>Posted on: ${date}</i></p>${text}`, box);
  const page = (title: string, content: string): OldPage => ({
    type: 'text/html',
    body: windows1252(layout(title, content, box)),
  });
  const pages: Record<string, OldPage> = {
    '/': page(
      'Old Campus',
      '<h1>Welcome to Old Campus</h1><p>Founded in 1987 by farmers of the village, today 2,000 students.</p>',
    ),
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private/\n' },
    '/about.php': page(
      'About',
      '<h2>About Us</h2><p>The campus \x93Old\x94 was founded in 1987.</p><p>It has a library.</p><p><a href="private/x.php">Staff</a></p>',
    ),
    '/contact.php': page('Contact', '<h2>Contact</h2><p>Phone 061-123456</p>'),
    '/notice.php': page('Notice', table(notices.slice(0, 8).map(rowOf).join('\n'))),
    '/notice.php?page=1': page('Notice', table(notices.slice(0, 8).map(rowOf).join('\n'))),
    '/notice.php?page=2': page(
      'Notice',
      table(
        notices
          .slice(8)
          .map((notice, index) => rowOf(notice, index + 8))
          .join('\n'),
      ),
    ),
    '/exam.php': page(
      'Exam',
      `<h2>Examination</h2><ul><li><a href="exam_detail.php?id=1">BBS first year result</a> - 5 January 2019</li>
       <li><a href="exam_detail.php?id=2">MBS third semester exam form</a> - Dec 20, 2018</li>
       <li><a href="exam_detail.php?id=3">BEd internal exam routine</a> - 0000-00-00</li>
       <li><a href="exam_detail.php?id=4">Practical exam of BSc second year</a> - 01/06/2018</li></ul>`,
    ),
    '/exam_detail.php?id=1': examDetail(
      0,
      '5 January 2019',
      '<p>The result of BBS first year is <a href="result1.pdf">here</a>.</p><p>See also <a href="http://www.tu.edu.np/result">the university</a>.</p>',
    ),
    '/exam_detail.php?id=2': examDetail(1, '20 December 2018', '<p>Fill the form before the end of the month.</p>'),
    '/exam_detail.php?id=3': examDetail(2, '0000-00-00', '<p>The routine is on the board.</p>'),
    '/exam_detail.php?id=4': examDetail(
      3,
      '1 June 2018',
      '<p>Bring your file.</p><iframe src="practical.pdf"></iframe>',
    ),
    '/download.php': page(
      'Downloads',
      `<h2>Downloads</h2><ul><li><a href="get.php?id=1">Scholarship form</a></li><li><a href="files/syllabus.pdf">Syllabus of BA</a></li>
       <li><a href="files/setup.exe">Font installer</a></li><li><a href="files/missing.pdf">Transfer form</a></li></ul>`,
    ),
    '/get.php?id=1': {
      type: 'application/pdf',
      body: smallPdf,
      headers: { 'content-disposition': 'attachment; filename="Scholarship Form.pdf"' },
    },
    '/files/syllabus.pdf': { type: 'application/pdf', body: smallPdf },
    '/files/setup.exe': { type: 'application/octet-stream', body: 'MZ' },
    '/result1.pdf': { type: 'application/pdf', body: smallPdf },
    '/practical.pdf': { type: 'application/pdf', body: smallPdf },
    '/images/banner.jpg': { type: 'image/png', body: smallPng() },
    '/private/x.php': page('Staff', '<p>Salaries</p>'),
  };
  for (const { files } of notices) pages[`/${files[0]}`] = { type: 'application/pdf', body: smallPdf };
  return { pages, notices, exams };
}

/** An endless calendar, for addresses such as `/calendar.php?month=11&year=2026`. */
export function calendarPage(url: string): OldPage | undefined {
  const { pathname, searchParams } = new URL(url, 'http://x.invalid');
  if (pathname !== '/calendar.php') return undefined;
  const month = Number(searchParams.get('month'));
  const year = Number(searchParams.get('year'));
  const link = (step: number) => {
    const next = new Date(Date.UTC(year, month - 1 + step));
    return `<a href="calendar.php?month=${next.getUTCMonth() + 1}&year=${next.getUTCFullYear()}">${step > 0 ? 'Next' : 'Previous'}</a>`;
  };
  const days = Array.from({ length: 28 }, (_, day) => `<td>${day + 1}</td>`).join('');
  return layout(
    'Calendar',
    `<h2>Calendar</h2>${link(-1)} ${month}/${year} ${link(1)}<table><tr>${days}</tr></table>No events`,
    '',
  );
}
