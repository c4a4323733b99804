import { type SearchClasses, type SearchMessages, searchInPlace } from './search-in-place.ts';

/** Finds notices while the visitor types. */
export default function searchNotices(classes: SearchClasses, messages: SearchMessages): void {
  const control = document.querySelector('[data-script=notice-search]');
  searchInPlace(control?.querySelector('form'), control?.nextElementSibling, 'results', classes, messages);
}
