/** A publisher publishes records; an editor also edits the site content; an administrator also manages accounts, enquiries and back-ups. */
export const roles = ['publisher', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);
