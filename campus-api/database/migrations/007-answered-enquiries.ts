/** Time of the reply to an enquiry, in milliseconds since 1970; null without a reply, and for replies before this version. */
export const answeredEnquiriesMigration = `
ALTER TABLE enquiries ADD COLUMN answered INTEGER;
`;
