import type { ExpectedNotice } from './old-php-site.ts';
import type { OldPage } from './old-site-server.ts';
import { smallPdf, smallPng } from './wordpress-export.ts';

/** The template of Joomla 3: a menu, a module of the newest articles, `com-content` in the middle. */
const template = (
  title: string,
  main: string,
) => `<!DOCTYPE html><html lang="ne-np"><head><meta charset="utf-8"><title>${title} - Old Campus</title></head>
<body class="site com_content"><div class="body"><div class="container"><header class="header"><a class="brand" href="/"><span class="site-title">Old Campus</span></a></header>
<nav class="navigation"><ul class="nav menu"><li><a href="/index.php">Home</a></li><li><a href="/index.php/about-us">About us</a></li>
<li><a href="/index.php?option=com_content&amp;view=category&amp;id=8">सूचना</a></li><li><a href="/index.php?option=com_content&amp;view=category&amp;id=9">परीक्षा</a></li>
<li><a href="/index.php?option=com_users&amp;view=login">Login</a></li></ul></nav>
<div class="row-fluid"><main id="content" class="span9"><div id="system-message-container"></div>${main}</main>
<div id="aside" class="span3"><div class="well"><h3>Latest Articles</h3><ul class="latestnews"><li><a href="/index.php/notices/1-notice-1">सूचना नम्बर 1</a></li>
<li><a href="/index.php/notices/2-notice-2">सूचना नम्बर 2</a></li></ul></div><div class="well"><h3>Login Form</h3><form action="/index.php" method="post">
<input type="text" name="username"><input type="password" name="password"><button>Log in</button></form></div></div></div></div></div>
<footer class="footer"><p>&copy; 2026 Old Campus</p></footer></body></html>`;

const nepaliMonths = ['बैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत'];
const digits = (text: string | number) => String(text).replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
/** First day of each month of Bikram Sambat 2079 in AD, by the national calendar. */
const days2079 = [
  '2022-04-14',
  '2022-05-15',
  '2022-06-15',
  '2022-07-17',
  '2022-08-17',
  '2022-09-17',
  '2022-10-18',
  '2022-11-17',
  '2022-12-16',
  '2023-01-15',
  '2023-02-13',
  '2023-03-15',
];

/** A site of Joomla: two categories as blogs with pages of ten, articles with slugs, dates in words of both calendars. */
export function oldJoomlaSite(): {
  pages: Record<string, OldPage>;
  notices: ExpectedNotice[];
  exams: ExpectedNotice[];
} {
  const notices: ExpectedNotice[] = days2079.map((date, index) => ({
    title: `सूचना नम्बर ${index + 1}`,
    date,
    files: index % 3 === 0 ? [`images/notices/${index + 1}.pdf`] : [],
  }));
  const exams: ExpectedNotice[] = Array.from({ length: 5 }, (_, index) => ({
    title: `Examination result of batch ${2070 + index}`,
    date: `2017-0${index + 1}-1${index}`,
    files: [],
  }));
  const article = (title: string, published: string, text: string) =>
    template(
      title,
      `<div class="item-page"><div class="page-header"><h2 itemprop="headline">${title}</h2></div>
      <div class="icons"><a href="?tmpl=component&amp;print=1">Print</a> <a href="/mailto">Email</a></div>
      <dl class="article-info muted"><dt>Details</dt><dd class="createdby">Written by Super User</dd><dd class="published">${published}</dd><dd class="hits">Hits: 341</dd></dl>
      <div itemprop="articleBody">${text}</div><ul class="pager pagenav"><li><a href="/index.php/notices">Prev</a></li></ul></div>`,
    );
  const item = (
    address: string,
    title: string,
    published: string,
    intro: string,
  ) => `<div class="items-row cols-1 row-fluid"><div class="item column-1">
    <div class="page-header"><h2><a href="${address}">${title}</a></h2></div><dl class="article-info"><dd class="published">${published}</dd></dl>
    <p>${intro}</p><p class="readmore"><a class="btn" href="${address}">Read more: ${title}</a></p></div></div>`;
  const nepaliDate = (index: number) => `प्रकाशित मिति: ${digits(2079)} साल ${nepaliMonths[index]} ${digits(1)} गते`;
  const blog = (title: string, items: string, paging = '') =>
    template(title, `<div class="blog"><h1>${title}</h1>${items}${paging}</div>`);
  const noticeItems = notices.map(({ title }, index) =>
    item(
      `/index.php/notices/${index + 1}-notice-${index + 1}`,
      title,
      nepaliDate(index),
      'सम्पूर्ण विद्यार्थीको जानकारीका लागि।',
    ),
  );
  const list = '/index.php?option=com_content&view=category&id=8';
  const paging = `<div class="pagination"><a href="${list}&amp;limitstart=0">1</a> <a href="${list}&amp;limitstart=10">2</a></div>`;
  const adDates = exams.map(({ date }) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  );
  const pages: Record<string, OldPage> = {
    '/': blog('Old Campus', noticeItems.slice(0, 3).join('')),
    '/index.php/about-us': template(
      'About us',
      '<div class="item-page"><h2>About us</h2><p>हाम्रो क्याम्पस २०४४ सालमा स्थापना भएको हो।</p><h3>Vision</h3><p>Good education.</p></div>',
    ),
    [list]: blog('सूचना', noticeItems.slice(0, 10).join(''), paging),
    [`${list}&limitstart=0`]: blog('सूचना', noticeItems.slice(0, 10).join(''), paging),
    [`${list}&limitstart=10`]: blog('सूचना', noticeItems.slice(10).join(''), paging),
    '/index.php?option=com_content&view=category&id=9': blog(
      'परीक्षा',
      `<table class="category table"><thead><tr><th>Title</th><th>Published Date</th><th>Hits</th></tr></thead><tbody>${exams
        .map(
          ({ title }, index) =>
            `<tr><td class="list-title"><a href="/index.php/exam/${20 + index}-result">${title}</a></td><td>${adDates[index]}</td><td>12</td></tr>`,
        )
        .join('')}</tbody></table>`,
    ),
    '/images/gate.png': { type: 'image/png', body: smallPng(300, 200) },
  };
  for (const [index, { title, files }] of notices.entries()) {
    const [file] = files;
    const attached = file ? `<p><a href="/${file}">डाउनलोड</a></p>` : '<p><img src="/images/gate.png" alt="Gate"></p>';
    pages[`/index.php/notices/${index + 1}-notice-${index + 1}`] = article(
      title,
      nepaliDate(index),
      `<p>विद्यार्थीहरूलाई ${digits(index + 1)} नम्बरको सूचना।</p>${attached}`,
    );
    if (file) pages[`/${file}`] = { type: 'application/pdf', body: smallPdf };
  }
  for (const [index, { title }] of exams.entries())
    pages[`/index.php/exam/${20 + index}-result`] = article(
      title,
      `Published: ${adDates[index]}`,
      `<p>Result number ${index}.</p><table><tr><th>Symbol</th><th>Mark</th></tr><tr><td>10${index}</td><td>7${index}</td></tr></table>`,
    );
  return { pages, notices, exams };
}
