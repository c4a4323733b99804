export { missingPicture as GET } from '#lib/http/missing-picture.ts';
