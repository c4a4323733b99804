/**
 * Scheduled versions of documents of the site content: from `publish_at` on, a version takes the place of its document; without a time it waits.
 * `areas` of an account is a JSON list of the parts of the admin that a publisher may edit, null for those of the role. `review` of a draft is its state of
 * approval as JSON. `office_settings` holds JSON by name.
 */
export const workflowMigration = `
CREATE TABLE site_versions (
  document_id INTEGER PRIMARY KEY REFERENCES site_documents (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (json_valid(content)),
  publish_at TEXT, author TEXT NOT NULL
) STRICT;
CREATE INDEX site_versions_to_come ON site_versions (publish_at) WHERE publish_at IS NOT NULL;

CREATE VIEW current_site_documents AS
SELECT id, key, coalesce(site_versions.content, site_documents.content) AS content
FROM site_documents LEFT JOIN site_versions
  ON document_id = id AND publish_at <= strftime('%Y-%m-%dT%H:%M:%S+05:45', 'now', '+345 minutes');

DROP VIEW public_site_documents;
CREATE VIEW public_site_documents AS
SELECT * FROM current_site_documents
WHERE coalesce(content ->> 'isDraft', 0) = 0
  AND coalesce(content ->> 'publishAt', '') <= strftime('%Y-%m-%dT%H:%M:%S+05:45', 'now', '+345 minutes');

ALTER TABLE office_accounts ADD COLUMN areas TEXT CHECK (areas IS NULL OR json_valid(areas));
ALTER TABLE office_drafts ADD COLUMN review TEXT CHECK (review IS NULL OR json_valid(review));
CREATE TABLE office_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (json_valid(value))) STRICT, WITHOUT ROWID;
`;
