export { handleIcon as GET } from '#lib/site/seo/icons/handle-icon.ts';
