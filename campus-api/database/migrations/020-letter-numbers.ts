/** The number under which the office dispatched a notice (चलानी नम्बर). */
export const letterNumbersMigration = `
ALTER TABLE notices ADD COLUMN letter_number TEXT NOT NULL DEFAULT '';
`;
