import type { Config } from 'isomorphic-dompurify';

/** Elements of running text: no scripts, forms, media or frames, and no external resources. */
export const allowedTags = (
  'a abbr b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins ' +
  'kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul'
).split(' ');

/** Attributes whose values are not addresses. */
const plainAttributes = ['alt', 'colspan', 'datetime', 'dir', 'height', 'lang', 'rowspan', 'scope', 'start', 'width'];

export const allowedAttributes = [...plainAttributes, 'href', 'src'];

/** http, https, mailto and tel; paths of this site; anchors of this page. `//host` and `/\host` are external. */
const addresses = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;
const storedPicture = /^[^:/\\]+$/;

export const policy = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: new RegExp(`${addresses.source}|${storedPicture.source}`, 'i'),
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;
