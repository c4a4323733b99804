export { missingPicture as GET } from '#lib/platform/http/missing-picture.ts';
