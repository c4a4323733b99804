import { NEPAL_NOW } from './now.ts';

/**
 * Site content: each document is JSON under its key (`content/site/`), with the stored files that it references. A draft and a document whose
 * `publishAt` is in the future are not public, nor is one from its `withdrawAt` on. From its `publish_at` on, a version takes the place of its document; without a time it waits.
 * `source` of a redirect is unique in the spelling of `canonicalFormerAddress`.
 */
export const siteContentTables = `
CREATE TABLE site_documents (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE, content TEXT NOT NULL CHECK (json_valid(content))
) STRICT;
CREATE INDEX site_documents_to_withdraw ON site_documents (content ->> 'withdrawAt') WHERE content ->> 'withdrawAt' IS NOT NULL;
CREATE INDEX site_documents_to_come ON site_documents (content ->> 'publishAt') WHERE content ->> 'publishAt' IS NOT NULL;

CREATE TABLE site_document_files (
  document_id INTEGER NOT NULL REFERENCES site_documents (id) ON DELETE CASCADE,
  stored TEXT NOT NULL,
  PRIMARY KEY (document_id, stored)
) STRICT, WITHOUT ROWID;
CREATE INDEX site_document_files_stored ON site_document_files (stored);

CREATE TABLE site_document_origins (origin TEXT PRIMARY KEY, document_id INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE site_versions (
  document_id INTEGER PRIMARY KEY REFERENCES site_documents (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (json_valid(content)),
  publish_at TEXT, author TEXT NOT NULL
) STRICT;
CREATE INDEX site_versions_to_come ON site_versions (publish_at) WHERE publish_at IS NOT NULL;

CREATE VIEW current_site_documents AS
SELECT id, key, coalesce(site_versions.content, site_documents.content) AS content
FROM site_documents LEFT JOIN site_versions
  ON document_id = id AND publish_at <= ${NEPAL_NOW};

CREATE VIEW public_site_documents AS
SELECT * FROM current_site_documents
WHERE coalesce(content ->> 'isDraft', 0) = 0
  AND coalesce(content ->> 'publishAt', '') <= ${NEPAL_NOW}
  AND (content ->> 'withdrawAt' IS NULL OR content ->> 'withdrawAt' > ${NEPAL_NOW});

CREATE TABLE redirects (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL UNIQUE, target TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content))
) STRICT;
CREATE INDEX redirects_target ON redirects (target);
`;
