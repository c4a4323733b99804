/**
 * Commands of `bin/site`, with their arguments and what they do.
 * @type {Readonly<Record<string, readonly [usage: string, does: string]>>}
 */
export const machineCommands = {
  install: ['', 'makes the release in this folder the first one of the machine'],
  add: ['NAME HOST [--admin HOST] …', 'adds a campus'],
  status: ['', 'shows all campuses: address, version, failed units, newest back-up'],
  logs: ['NAME [--follow]', 'shows the log of a campus'],
  restart: ['NAME', 'starts a campus again, as after a change of its site.env'],
  update: ['[--unsigned] ARCHIVE', 'backs up, tries and starts a new release'],
  rollback: ['[--restore]', 'goes back to the release before'],
  restore: ['NAME [ARCHIVE | ID]', 'brings a campus back from its newest back-up, or from one that is named'],
  remove: ['NAME', 'ends a campus after a last back-up; its folder moves to /srv/campus/removed'],
};

/** @type {typeof machineCommands} */
export const campusCommands = {
  doctor: ['', 'checks the machine and the content of the site'],
  'campus-api': ['…', 'the commands of the office: campus-api help lists them'],
  'remote-backup': ['[list | check | key | restore]', 'back-ups outside of this machine'],
  'export-static': ['FOLDER', 'saves all public pages as HTML that needs no server'],
  watch: ['', 'looks for faults once, and mails them'],
  bounces: ['', 'reads undeliverable mails from standard input'],
  start: ['', 'serves the site in the foreground'],
  admin: ['', 'serves the admin in the foreground'],
};

/** The help of `site`. */
export function siteHelp() {
  /** @param {typeof machineCommands} commands */
  const list = (commands) =>
    Object.entries(commands).map(([name, [usage, does]]) => `  site ${`${name} ${usage}`.trim().padEnd(44)} ${does}`);
  return [
    'The machine and its campuses, as root:',
    ...list(machineCommands),
    '  site --version                                    prints the version of this release',
    'One campus; on a machine with several: site --campus NAME …',
    ...list(campusCommands),
    'Examples:',
    '  site add pokhara www.pokhara.example --admin admin.pokhara.example --title "Pokhara Campus"',
    '  site logs pokhara --since yesterday',
    '  site restore pokhara',
    '  site --campus pokhara campus-api notice list',
  ].join('\n');
}

/** Completion of `site` in bash: commands, then the names of the campuses or, for `update`, files. */
export function siteCompletion() {
  const names = Object.keys({ ...machineCommands, ...campusCommands, help: '', '--version': '', '--campus': '' });
  const ofCampus = Object.keys(machineCommands).filter((name) => machineCommands[name]?.[0].startsWith('NAME'));
  return `_site() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]}
  case $before in
    site) COMPREPLY=($(compgen -W "${names.join(' ')}" -- "$word")) ;;
    ${[...ofCampus.filter((name) => name !== 'add'), '--campus'].join('|')}) COMPREPLY=($(compgen -W "$(ls /srv/campus/sites 2>/dev/null)" -- "$word")) ;;
    update) COMPREPLY=($(compgen -f -X '!*.tar.gz' -- "$word")) ;;
    *) COMPREPLY=() ;;
  esac
}
complete -o filenames -F _site site
`;
}
