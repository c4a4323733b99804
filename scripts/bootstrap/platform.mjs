/** Where the packages have what they need that is no JavaScript (package-lock.json), `libc` on Linux alone. */
export const platforms = [
  { platform: 'linux', arch: 'x64', libc: 'glibc' },
  { platform: 'linux', arch: 'arm64', libc: 'glibc' },
  { platform: 'darwin', arch: 'arm64' },
];

/** What Node says of the libc that it runs on; empty but on Linux with glibc. */
function glibcVersion() {
  // Looking up the names of addresses would take seconds.
  process.report.excludeNetwork = true;
  /** @type {{ header?: { glibcVersionRuntime?: string } }} */
  const report = process.report.getReport();
  return report.header?.glibcVersionRuntime ?? '';
}

/**
 * Null: the site builds on this machine; else a sentence that says where it does.
 * @param {{ platform: string, arch: string, glibc?: string }} [machine]
 * @returns {string | null}
 */
export function unsupportedReason({ platform, arch, glibc } = process) {
  const isKnown = platforms.some((each) => each.platform === platform && each.arch === arch);
  const isMusl = platform === 'linux' && !(glibc ?? glibcVersion());
  if (isKnown && !isMusl) return null;
  const here = `${platform} on ${arch}${isMusl ? ' without glibc' : ''}`;
  return `The site does not build on ${here}: it takes Linux with glibc (Debian, Ubuntu, Fedora; on Windows in WSL) on x64 or arm64, or macOS on arm64.`;
}
