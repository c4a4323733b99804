/** A publisher publishes; an administrator also manages accounts. */
export const roles = ['publisher', 'administrator'] as const;
export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);

/** Somebody who can log in to the office. */
export interface OfficeAccount {
  id: number;
  userName: string;
  role: Role;
}
