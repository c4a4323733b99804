/**
 * The `data-*` attributes that components, styles, the page script, the service worker and the page transforms share, each with its meaning.
 * A test compares the list with the code.
 */
export const dataAttributes = {
  // On the root element.
  'data-scripts': '`on` while the page script is in control; `failed` where scripts failed to load and none works',
  'data-ready': 'the page script has run',
  'data-hydrated': 'React has hydrated the page',
  'data-save-data': 'the connection is slow or metered: nothing is prefetched',
  'data-lite': 'the page is without its pictures',
  'data-motion': '`off` where the visitor or the lite version has disabled motion',
  'data-pictures-wait': 'the poster of a flash notice loads before pictures further down',
  'data-slides-wait': 'hidden slides load no pictures yet',

  // Controls.
  'data-bytes': 'the size of the files of an archive in bytes',
  'data-department': 'the button for push messages: the category of notices',
  'data-file': 'the address of the file that a control saves on the device',
  'data-script':
    'a control: the name of its script, which is fetched when the visitor approaches it; `react` for an application of React',
  'data-stop': 'the button for push messages: its label while the browser is subscribed to the category',
  'data-stop-all': 'the same while it is subscribed to all notices',
  'data-results': 'the result part of a page, or its empty container',

  // Elements of the page script.
  'data-count': 'a figure that counts up',
  'data-day': 'a day in a month: its date',
  'data-deadline': 'the line about a closing date: the date',
  'data-fragment': 'the container of the fragment, which the server fills',
  'data-failed': 'the message after feedback that was not stored',
  'data-count-text': 'the text with the number of visible people',
  'data-flash': 'a flash notice; `modal` for one that was opened over the page, otherwise it is a line',
  'data-item': 'an item of a rotation that shows one item at a time',
  'data-label': 'a cell of a table that is a card on a phone: its column, which the styles print',
  'data-language': 'the link to the other language',
  'data-lazy': 'a slide that is not loaded yet',
  'data-map': 'the button that shows the map: its address',
  'data-menu': 'the menu of the site',
  'data-motion-switch': 'the switch “Stop animations”',
  'data-empty': 'the text for a filter without matches',
  'data-pause': 'the button that pauses a rotation: its label while it moves',
  'data-paused': 'the visitor paused the rotation',
  'data-people-group': 'a group of people that can be unfolded: its heading',
  'data-play': 'the label of the pause button while the rotation is paused',
  'data-position': 'the text with the position of a flash notice among all',
  'data-print': 'the button that prints the page',
  'data-rotate': 'a rotation: the milliseconds for each item',
  'data-saved-copy': 'the line above a saved copy: its text',
  'data-scripted': 'an element that is hidden without scripts',
  'data-scripts-missing': 'the line about missing scripts: its text',
  'data-share': 'the button that opens the share dialog of the device: the address',
  'data-slide-position': 'the position of the visible slide',
  'data-slides': 'a scrolling row of slides',
  'data-step': 'the button to the next item, or with -1 to the previous one',
  'data-thanks': 'the message after feedback was stored',
  'data-title': 'the title of the content that a control shows or shares',
  'data-today': 'the current date: the months around the date of the page',
  'data-urgent': '`true` where a closing date is near',
  'data-feedback': 'the question whether a page was useful',
  'data-visits': 'the count of visits',
  'data-zoom': 'a drawing that can be enlarged: its zoom level from 0',
  'data-zoom-by': 'a zoom button: the number of levels; 0 shows the whole drawing',

  // Shared by components, the service worker and the page transforms.
  'data-content-time': 'the time when the content of the page was fetched',
  'data-offline-list': 'the list of saved pages and files, which the service worker fills',
  'data-person': 'a person in a list: additional search words',
  'data-picture': 'the placeholder of a picture in the lite version',
  'data-searched': 'the searchable part of a person’s card',
  'data-unpublished': 'a page that has no text yet: devices do not store it',
  'data-src': 'the address of a script or picture that a lite page does not load by itself',
} as const satisfies Record<`data-${string}`, string>;
