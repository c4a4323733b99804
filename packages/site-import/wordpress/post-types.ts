import type { Term } from '../content/old-site.ts';

/** Types of WordPress and of widespread plug-ins that are not pages for visitors. */
const internal =
  /^(?:post|page|attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*|elementor.*|e-.*|wpcf7.*|wpforms|mc4wp.*|popup.*|shop_.*|product_variation|scheduled-action|polylang_.*|vc.*|et_.*|fl-.*|ml-slide.*|tablepress_table|sliders?)$/;

/** Whether a theme or a plug-in has added a type, perhaps of pages for visitors. */
export const isAddedType = (type: string): boolean => !internal.test(type);

/** Whether an added type is one of pages with addresses of their own, such as downloads: they become notices. */
export const isPublicType = (type: string, link: string): boolean =>
  isAddedType(type) && URL.canParse(link) && new URL(link).search === '' && new URL(link).pathname !== '/';

/** The type as a category of its items: the plan names its department, which an administrator may change. */
export const termOfType = (type: string): Term => ({
  domain: 'category',
  slug: type,
  name: type.replaceAll(/[-_]+/g, ' '),
});

/** Taxonomies of menus, themes and plug-ins for languages, which have no lists for visitors. */
export const isHiddenTaxonomy = (name: string): boolean =>
  /^(?:nav_menu|language|post_translations|term_\w+|post_format|wp_\w+|link_category)$/.test(name);
