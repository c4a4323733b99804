import { type SearchClasses, type SearchMessages, searchInPlace } from './search-in-place.ts';

/** Finds and orders the rows of tables of a document, each in its place. */
export default function searchTables(classes: SearchClasses, messages: SearchMessages): void {
  for (const control of document.querySelectorAll('[data-script=table-rows]')) {
    searchInPlace(control.querySelector('form'), control.lastElementChild, 'region', classes, messages);
  }
}
