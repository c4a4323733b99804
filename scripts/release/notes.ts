/**
 * The section of the change log for a version (`1.2.0+3b75de36`), or that of unreleased changes; with the version as its title.
 * @throws Error if the change log has neither
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const [number = ''] = version.split('+');
  const titled = (title: string) => sections.find((section) => section.split(/[\s(]/, 1)[0] === title);
  const section = titled(number) ?? titled('Unreleased');
  if (section === undefined)
    throw new Error(`CHANGELOG.md has no section for ${number}, and none for unreleased changes`);
  return `# Campus website ${version}\n\n${section.slice(section.indexOf('\n')).trim()}\n`;
}
