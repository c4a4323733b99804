import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = [...globSync('*.md'), ...globSync('{.github,deploy,docs}/**/*.md')].sort();

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```/g, '');

/** The anchors of the headings of a document, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether a link to a file of the repository, or to a heading, leads nowhere. */
function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
}

test.each(documents)('links of %s lead to files and headings that exist', (document) => {
  const links = [...withoutCode(readFileSync(document, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );
  // Badges link to pages of the repository on GitHub.
  const local = links.filter((link) => !/^(?:[a-z]+:|\/|\.\.\/\.\.\/actions\/)/.test(link));
  expect(local.filter((link) => isBroken(document, link))).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s names only paths that exist', (document) => {
  const names = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  // Paths from the top of the repository. Capitals are placeholders, such as `record-types/RECORD.ts`.
  const paths = names.filter((name) => /^\w+\/[^\s*:{]*$/.test(name) && !/[A-Z]{3}/.test(name));
  const fromTop = paths.filter((path) => existsSync(path.split('/')[0] ?? ''));
  expect(fromTop.length).toBeGreaterThan(0);
  expect(fromTop.filter((path) => !existsSync(path))).toEqual([]);
});
