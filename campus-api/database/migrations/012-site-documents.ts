/**
 * Site content: each document is JSON under its key (`content/site/`), with the stored files that it references. A draft and a document whose
 * `publishAt` is in the future are not public.
 */
export const siteDocumentsMigration = `
CREATE TABLE site_documents (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE, content TEXT NOT NULL CHECK (json_valid(content))
) STRICT;
CREATE INDEX site_documents_to_come ON site_documents (content ->> 'publishAt') WHERE content ->> 'publishAt' IS NOT NULL;

CREATE TABLE site_document_files (
  document_id INTEGER NOT NULL REFERENCES site_documents (id) ON DELETE CASCADE,
  stored TEXT NOT NULL,
  PRIMARY KEY (document_id, stored)
) STRICT, WITHOUT ROWID;
CREATE INDEX site_document_files_stored ON site_document_files (stored);

CREATE VIEW public_site_documents AS
SELECT * FROM site_documents
WHERE coalesce(content ->> 'isDraft', 0) = 0
  AND coalesce(content ->> 'publishAt', '') <= strftime('%Y-%m-%dT%H:%M:%S+05:45', 'now', '+345 minutes');

DROP VIEW used_files;
CREATE VIEW used_files (stored) AS
SELECT stored FROM notice_files
UNION SELECT stored FROM publication_files
UNION SELECT picture FROM flash_notices WHERE picture IS NOT NULL
UNION SELECT image FROM album_pictures
UNION SELECT thumbnail FROM album_pictures WHERE thumbnail IS NOT NULL
UNION SELECT profile_pic FROM staff WHERE profile_pic IS NOT NULL
UNION SELECT link FROM qaa_documents
UNION SELECT stored FROM site_document_files;
`;
