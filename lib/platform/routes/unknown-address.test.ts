import { countedAddress, searchWordsOf } from './unknown-address.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';

test.each([
  ['/2019/05/12/Exam-Result/', '/2019/05/12/exam-result'],
  ['/?p=12&utm_source=x', '/?p=12'],
  [
    '/index.php?option=com_content&view=article&id=5:rules&name=Sita',
    '/index.php?id=5:rules&option=com_content&view=article',
  ],
  ['/notice.php?id=7', '/notice.php?id=7'],
  ['/notice.php?email=sita@example.org', '/notice.php'],
  ['/search.php?q=Sita%20Sharma', '/search.php'],
  ['/wp-content/uploads/2019/05/Rules.pdf', '/wp-content/uploads/2019/05/rules.pdf'],
  [encodeURI('/सूचना-२०७६/'), '/सूचना-२०७६'],
])('%s is counted as %s', (url, counted) => expect(countedAddress(url, BROWSER)).toBe(counted));

test.each([
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/wp-admin/setup-config.php',
  '/xmlrpc.php',
  '/vendor/phpunit/eval-stdin.php',
  '/wp-content/plugins/x/readme.txt',
  '/backup.zip',
  '/main.js',
  '/result/9841234567',
  '/result/sita@example.org',
  '/reset/0123456789abcdef0123456789abcdef',
  '/%ff',
  `/${'a'.repeat(300)}`,
  '/',
])('%s is not counted', (url) => expect(countedAddress(url, BROWSER)).toBeNull());

test.each(['', 'curl/8', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'python-requests/2'])(
  'requests of the program %j are not counted',
  (userAgent) => expect(countedAddress('/old', userAgent)).toBeNull(),
);

test.each([
  ['/2019/05/exam-result-2076/', 'exam result 2076'],
  ['/ne/notices/Scholarship_Form.php', 'scholarship form'],
  [encodeURI('/सूचना/परीक्षा-तालिका/'), 'परीक्षा तालिका'],
  ['/scholarship/index.php', 'scholarship'],
  ['/notice/12345/', 'notice'],
  ['/x.php', ''],
  ['/12345', ''],
  ['/?q=a', ''],
  ['/%ff', ''],
])('the search of %s is %j', (url, words) => expect(searchWordsOf(url)).toBe(words));
