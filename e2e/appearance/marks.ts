import { locale } from '#components/page-script/locale.ts';
import { markToday } from '#components/page-script/mark-today.ts';
import { showDeadlines } from '#components/page-script/show-deadlines.ts';
import { showOpen } from '#components/page-script/show-open.ts';
import { messagesIn } from '#content/messages/index.ts';

// The parts of the page script that write into components, for browsers.

const { contact, notices } = messagesIn(locale);
document.documentElement.dataset.scripts = 'on';
markToday();
showDeadlines(notices.deadline, locale);
showOpen(contact.open, locale);
