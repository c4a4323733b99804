import type { ExpectedNotice } from './old-php-site.ts';
import type { OldPage } from './old-site-server.ts';
import { smallPdf } from './wordpress-export.ts';

/** Layout of a site of about 2018: a framework of styles, a bar with today's date, a moving line of notices. */
const layout = (
  title: string,
  main: string,
) => `<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>${title} | Janajyoti Campus</title></head><body>
<div class="top-bar"><div class="container"><span class="today">शनिबार, १२ मंसिर २०८३</span> <a href="mailto:info@campus.example">info@campus.example</a></div></div>
<nav class="navbar"><ul class="navbar-nav"><li class="nav-item"><a href="/">Home</a></li><li class="nav-item dropdown"><a href="#">About</a><ul class="dropdown-menu"><li><a href="/about/introduction">Introduction</a></li><li><a href="/about/message">Message from the Chief</a></li></ul></li>
<li class="nav-item"><a href="/notices">Notices</a></li><li class="nav-item"><a href="/results">Results</a></li><li class="nav-item"><a href="/news">News</a></li><li class="nav-item"><a href="/vacancy">Vacancy</a></li><li class="nav-item"><a href="/archive.html">Old notices</a></li></ul></nav>
<marquee><a href="/notice/admission-open-1">Admission open 1</a> | <a href="/notice/admission-open-2">Admission open 2</a></marquee>
<div class="container"><div class="row"><div class="col-md-12"><h2 class="page-title">${title}</h2>${main}</div></div></div>
<footer><div class="row"><div class="col-md-4"><h5>Contact</h5><p>Janajyoti Campus, Tanahun</p></div><div class="col-md-4"><h5>Links</h5><ul><li><a href="http://www.tuexam.edu.np/">TU Exam</a></li></ul></div></div><p>© 2018 Janajyoti Campus</p></footer></body></html>`;

const digits = (text: string) => text.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');

/** Days of Bikram Sambat and AD, from the national calendar. */
const days = [
  ['2080-01-15', '2023-04-28'],
  ['2080-02-15', '2023-05-29'],
  ['2080-03-15', '2023-06-30'],
  ['2080-04-15', '2023-07-31'],
  ['2079-01-01', '2022-04-14'],
  ['2079-02-01', '2022-05-15'],
  ['2079-03-01', '2022-06-15'],
  ['2079-04-01', '2022-07-17'],
] as const;

/** A site that was written after the crawler: cards in a grid, tables without headings, definition lists, lines of one paragraph, links as items. */
export function oldBootstrapSite(): { pages: Record<string, OldPage>; sections: Record<string, ExpectedNotice[]> } {
  const notices: ExpectedNotice[] = Array.from({ length: 20 }, (_, index) => ({
    title: `Admission open ${index + 1}`,
    date: `2019-${String((index % 12) + 1).padStart(2, '0')}-${String(index + 5).padStart(2, '0')}`,
    files: index % 2 === 0 ? [`uploads/notice-${index + 1}.pdf`] : [],
  }));
  const results = days.map(([, date], index) => ({
    title: `Result of BEd ${['first', 'second', 'third', 'fourth'][index % 4]} year, ${index + 2070} batch`,
    date,
    files: [`uploads/result-${index}.pdf`],
  }));
  const news = days.map(([, date], index) => ({
    title: `Students visited village number ${index + 1}`,
    date,
    files: [],
  }));
  const vacancies = days.slice(0, 4).map(([, date], index) => ({
    title: `Vacancy for lecturer of ${['English', 'Nepali', 'Mathematics', 'Economics'][index]}`,
    date,
    files: [`uploads/vacancy-${index}.pdf`],
  }));
  const archive = days.map(([, date], index) => ({
    title: `परीक्षा फाराम भर्ने सम्बन्धी सूचना ${digits(String(index + 1))}`,
    date,
    files: [`old/form${index}.pdf`],
  }));
  const englishDate = (date: string) => {
    const [day, month, year] = new Date(`${date}T00:00:00Z`)
      .toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
      .split(' ');
    return { day, month, year };
  };
  const card = ({ title, date, files: [file] }: ExpectedNotice, index: number) => {
    const { day, month, year } = englishDate(date ?? '');
    return `<div class="col-md-4"><div class="card notice-card"><div class="date-box"><span class="day">${day}</span><span class="month">${month} ${year}</span></div>
      <h4><a href="/notice/admission-open-${index + 1}">${title}</a></h4>${file ? `<a class="btn btn-primary" href="/${file}">Download PDF</a>` : ''}</div></div>`;
  };
  const grid = (items: readonly string[]) =>
    Array.from(
      { length: Math.ceil(items.length / 3) },
      (_, row) => `<div class="row">${items.slice(row * 3, row * 3 + 3).join('')}</div>`,
    ).join('');
  const cards = notices.map(card);
  const bs = (index: number) => days[index]?.[0] ?? '';
  const pages: Record<string, OldPage> = {
    '/': layout('Welcome', '<p>Janajyoti Campus is a community campus in Tanahun, founded in 2045.</p>'),
    '/about/introduction': layout('Introduction', '<p>The campus teaches education and management.</p>'),
    '/about/message': layout('Message from the Chief', '<p>Dear students, welcome.</p>'),
    '/notices': layout(
      'Notices',
      `${grid(cards.slice(0, 12))}<ul class="pagination"><li><a href="/notices?page=2">2</a></li></ul>`,
    ),
    '/notices?page=2': layout('Notices', grid(cards.slice(12))),
    '/results': layout(
      'Results',
      `<table class="table table-striped"><tbody>${results.map(({ title, files }, index) => `<tr><td>${index + 1}</td><td><b>${title}</b><br><small>Date: ${digits(bs(index).replaceAll('-', '/'))}</small></td><td><a href="/${files[0]}" class="btn">View</a></td></tr>`).join('')}</tbody></table>`,
    ),
    '/news': layout(
      'News',
      `<dl>${news.map(({ title }, index) => `<dt>${bs(index)}</dt><dd><a href="/news/${index + 1}">${title}</a></dd>`).join('')}</dl>`,
    ),
    '/vacancy': layout(
      'Vacancy',
      `<div class="list-group">${vacancies.map(({ title, files }, index) => `<a class="list-group-item" href="/${files[0]}"><h4>${title}</h4><p>Published: ${bs(index)} B.S.</p></a>`).join('')}</div>`,
    ),
    '/archive.html': layout(
      'Old notices',
      `<p>${archive.map(({ title, files }, index) => `${digits(String(index + 1))}. ${title} (मितिः ${digits(bs(index).replaceAll('-', '।'))}) <a href="${files[0]}">डाउनलोड</a><br>`).join('\n')}</p>`,
    ),
  };
  for (const [index, { title, date }] of notices.entries()) {
    const { day, month, year } = englishDate(date ?? '');
    pages[`/notice/admission-open-${index + 1}`] = layout(
      title,
      `<p class="meta">Posted on ${month} ${day}, ${year}</p><p>Forms of number ${index + 1} are available at the office.</p>`,
    );
  }
  for (const [index, { title }] of news.entries())
    pages[`/news/${index + 1}`] = layout(
      title,
      `<p class="meta">Date: ${bs(index)}</p><p>They helped farmers of ward ${index + 1}.</p>`,
    );
  const sections = { notices, results, news, vacancies, archive };
  for (const { files } of Object.values(sections).flat())
    for (const file of files) pages[`/${file}`] = { type: 'application/pdf', body: smallPdf };
  return { pages, sections };
}
