import type { Locale } from '#content/locale.ts';
import { isPictureName } from '#lib/platform/http/file-name.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';

/** The body of a notice in a language, or else in the other one; empty without a body. */
export function bodyIn({ body }: Pick<Notice, 'body'>, locale: Locale): string {
  return body?.[locale] ?? body?.en ?? body?.ne ?? '';
}

/** The stored name of the picture above the text; undefined without one. */
export function pictureOf({ attachments, pictureAlt }: Notice): string | undefined {
  return pictureAlt ? attachments.find(({ fileName }) => isPictureName(fileName))?.fileName : undefined;
}
