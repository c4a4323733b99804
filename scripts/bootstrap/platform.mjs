/** Platforms for which the packages have native parts (package-lock.json); `libc` only on Linux. */
export const platforms = [
  { platform: 'linux', arch: 'x64', libc: 'glibc' },
  { platform: 'linux', arch: 'arm64', libc: 'glibc' },
  { platform: 'darwin', arch: 'arm64' },
];

/** The version of glibc that Node reports; empty except on Linux with glibc. */
function glibcVersion() {
  // Looking up the names of addresses would take seconds.
  process.report.excludeNetwork = true;
  /** @type {{ header?: { glibcVersionRuntime?: string } }} */
  const report = process.report.getReport();
  return report.header?.glibcVersionRuntime ?? '';
}

/**
 * Null if the site builds on this machine; else a message that names the supported ones.
 * @param {{ platform: string, arch: string, glibc?: string }} [machine]
 * @returns {string | null}
 */
export function unsupportedReason({ platform, arch, glibc } = process) {
  const isKnown = platforms.some((each) => each.platform === platform && each.arch === arch);
  const isMusl = platform === 'linux' && !(glibc ?? glibcVersion());
  if (isKnown && !isMusl) return null;
  const here = `${platform} on ${arch}${isMusl ? ' without glibc' : ''}`;
  return `The site does not build on ${here}: it requires Linux with glibc (Debian, Ubuntu, Fedora; on Windows in WSL) on x64 or arm64, or macOS on arm64.`;
}
