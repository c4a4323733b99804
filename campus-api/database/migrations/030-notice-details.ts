/**
 * The body of a notice in both languages, its picture, closing time and contact, the notices that it replaces or that have its result (ids, empty for
 * none), the last update, and the reason for a withdrawal.
 */
export const noticeDetailsMigration = `
ALTER TABLE notices ADD COLUMN body_en TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN body_ne TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN picture_alt TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN closing_time TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN contact TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN replaces TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN result TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN update_note TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN updated_on TEXT;
ALTER TABLE notices ADD COLUMN withdrawal_reason TEXT NOT NULL DEFAULT '';
`;
