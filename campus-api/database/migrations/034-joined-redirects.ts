/**
 * Moves the redirects between pages, which were the document `redirects` of the site content, to the table of redirects. A redirect to an address that redirects
 * itself gets the last target; circles are left out. Publishers lose the area of that document.
 */
export const joinedRedirectsMigration = `
WITH RECURSIVE
  entries (source, target) AS (
    SELECT lower(value ->> 'from'), value ->> 'to'
    FROM site_documents, json_each(content, '$.redirects')
    WHERE site_documents.key = 'redirects' AND value ->> 'from' <> '/'
  ),
  steps (source, target, step) AS (
    SELECT source, target, 0 FROM entries
    UNION ALL
    SELECT steps.source, entries.target, step + 1
    FROM steps JOIN entries ON entries.source = lower(steps.target)
    WHERE step < 20
  ),
  last_steps (source, target, step) AS (SELECT source, target, max(step) FROM steps GROUP BY source)
INSERT INTO redirects (id, source, target)
SELECT
  row_number() OVER (ORDER BY source) + max(
    coalesce((SELECT max(id) FROM redirects), 0),
    coalesce((SELECT id FROM last_ids WHERE name = 'redirects'), 0)
  ),
  source, target
FROM last_steps
WHERE step < 20
ON CONFLICT (source) DO UPDATE SET target = excluded.target;
DELETE FROM site_documents WHERE key = 'redirects';
UPDATE office_accounts
SET areas = (SELECT json_group_array(value) FROM json_each(office_accounts.areas) WHERE value <> 'site:redirects')
WHERE areas LIKE '%"site:redirects"%';
`;
