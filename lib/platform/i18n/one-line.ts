/** One line without control characters: titles are texts of clerks. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** In characters, as long as the UID of a calendar file is in practice. */
export const MAX_IDENTIFIER = 255;

/** Characters that end a line in headers, logs and calendar files, or change the order of their letters. */
export const hasControls = (text: string): boolean => /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);

/** Whether a text of another program may be an identifier, which is written unescaped. */
export const isIdentifier = (text: string): boolean =>
  text.trim() !== '' && text.length <= MAX_IDENTIFIER && !hasControls(text);
