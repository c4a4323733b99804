/**
 * The `data-*` attributes by which components, styles, the page script, the service worker and the transforms of pages know each other's elements: what
 * each says. A test holds all of them to this list.
 */
export const hooks = {
  // On the root element.
  'data-scripts':
    '`on` while the page script works the page; `failed` where scripts were wanted, did not come, and none works yet',
  'data-ready': 'the page script has run',
  'data-hydrated': 'React works the page',
  'data-save-data': 'the line is slow or costly: nothing is fetched ahead',
  'data-lite': 'the page is without its pictures',
  'data-motion': '`off` where the visitor or the lite version wants nothing to move',
  'data-pictures-wait': 'the poster of a flash notice comes before pictures further down',
  'data-slides-wait': 'slides that are not shown yet fetch no pictures',

  // Controls of the framework.
  'data-island': 'the framework starts when it is approached; with a name where a state of the visitor’s own starts it',
  'data-await': 'a link or form that waits for the framework, and does without when it fails',
  'data-file': 'the address of the file that a control keeps on the device',

  // Controls that have a script of their own.
  'data-bytes': 'how many bytes the files of an archive have',
  'data-script': 'a control: the name of its script, which is fetched when it is approached',
  'data-results': 'the answer to what a page was asked, or what stands where one comes',

  // What the page script works.
  'data-count': 'a figure that counts up',
  'data-day': 'a day in a month: its date',
  'data-deadline': 'the line about a closing date: the date',
  'data-fragment': 'where the server puts what was made for the request',
  'data-failed': 'the sentence about an answer that was not taken',
  'data-count-text': 'how many people are shown: the words',
  'data-flash': 'a flash notice; `modal` for one that was opened over the page, else it is a line',
  'data-item': 'one of several items, of which one is shown',
  'data-label': 'a cell of a table that is a card on a phone: its column, which the styles write',
  'data-language': 'the way to the other language',
  'data-lazy': 'a slide that is not fetched yet',
  'data-map': 'shows the map: its address',
  'data-menu': 'the menu of the site',
  'data-motion-switch': 'the switch “Stop animations”',
  'data-empty': 'the words where nobody is found',
  'data-pause': 'pauses what rotates: its words while it moves',
  'data-paused': 'the visitor paused it',
  'data-people-group': 'a group of people that is unfolded',
  'data-place': 'which of how many flash notices it is: the words',
  'data-play': 'its words while it stands still',
  'data-print': 'prints the page',
  'data-rotate': 'what rotates: the milliseconds for each',
  'data-saved-copy': 'the line that says that a page is a saved copy: its words',
  'data-scripted': 'hidden without scripts',
  'data-scripts-missing': 'the line that says that scripts are missing: its words',
  'data-share': 'shares the page by the device’s own way: its address',
  'data-shown-place': 'which of how many slides is shown',
  'data-slides': 'a row of slides that is scrolled',
  'data-step': 'shows the next, or with -1 the previous',
  'data-thanks': 'the thanks for an answer',
  'data-title': 'the title of what a control shows or shares',
  'data-today': 'today’s date: the months around the page’s own',
  'data-urgent': '`true` where a closing date is near',
  'data-feedback': 'the question whether a page was useful',
  'data-visits': 'the count of visits: the ten digits of the page’s language',
  'data-zoom': 'a drawing that is enlarged: its step from 0',
  'data-zoom-by': 'enlarges a drawing by so many steps; with 0 shows the whole',

  // What components, the service worker and the transforms of pages share.
  'data-content-time': 'when the content of the page was got',
  'data-offline-list': 'a place for what is on this device, filled by the service worker',
  'data-page': 'the script that starts React: the name of the page’s data',
  'data-person': 'a person in a list: the words that find them',
  'data-picture': 'what stands for a picture in the lite version',
  'data-searched': 'what a page of results was asked for',
  'data-src': 'the address of a script or picture that waits',
} as const satisfies Record<`data-${string}`, string>;
