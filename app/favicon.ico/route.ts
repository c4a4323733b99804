export { handleIcon as GET } from '#lib/seo/icons/handle-icon.ts';
