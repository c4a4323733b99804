/** End-to-end files of a part of `npm run test:all`; it is a project of playwright.config.ts. */
export interface SpecProject {
  folder: 'e2e' | 'deploy';
  /** Patterns of files in the folder. */
  files: readonly string[];
  /** Whether its tests use the site that all tests share (e2e/support/global-setup.ts). */
  isShared?: boolean;
  timeout?: number;
}

/** Long files: one at a time, as each starts several servers. */
export const fullProjects = {
  cluster: { folder: 'deploy', files: ['cluster/*.spec.ts'] },
  front: { folder: 'deploy', files: ['front.spec.ts', 'caddy.spec.ts'] },
  hygiene: { folder: 'deploy', files: ['hygiene.spec.ts'] },
  start: { folder: 'e2e', files: ['full/npm-start.spec.ts'], timeout: 900_000 },
  release: { folder: 'deploy', files: ['release.spec.ts'] },
  standalone: { folder: 'deploy', files: ['standalone.spec.ts'] },
  'remote-backup': { folder: 'deploy', files: ['remote-backup.spec.ts'] },
  recognition: { folder: 'e2e', files: ['full/recognition.spec.ts', 'full/admin/recognised-text.spec.ts'] },
  warmup: { folder: 'e2e', files: ['full/warmup.spec.ts'], isShared: true },
  'many-notices': { folder: 'e2e', files: ['full/many-notices.spec.ts'] },
  machines: { folder: 'e2e', files: ['full/several-machines.spec.ts', 'full/processes.spec.ts'], isShared: true },
  'killed-site': { folder: 'e2e', files: ['full/killed-site.spec.ts'] },
  mail: { folder: 'e2e', files: ['full/mail-subscriptions.spec.ts'], isShared: true },
} as const satisfies Record<string, SpecProject>;

/** The other files of `e2e/full`. */
export const otherFullFiles = 'full/**/*.spec.ts';

export type FullProject = keyof typeof fullProjects;
/** Names of the files in `e2e/full` that are parts with a name. */
export const namedFullFiles = Object.values(fullProjects)
  .filter(({ folder }) => folder === 'e2e')
  .flatMap(({ files }) => [...files]);

/** Folders of e2e with a Playwright configuration of their own (`npm run test:all -- engines html`). */
export const separateFolders = ['html/**', 'engines/**'];
