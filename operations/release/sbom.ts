import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filesIn } from './file-list.ts';

const component = z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() });
const dependency = z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) });
/** A list of packages in the format CycloneDX, as `npm sbom` writes it. */
const sbomSchema = z.looseObject({
  metadata: z.looseObject({ component }),
  components: z.array(component),
  dependencies: z.array(dependency),
});

/** Dependencies that work during a build, and leave no code of their own in it. */
const buildTools = /^(esbuild|typescript|@types\/.+)@/;
const packageFile = z.object({ name: z.string(), version: z.string() }).partial();

/** Names and versions of the packages in a release, Node included: `zod@4.6.7`. */
export function packagesIn(folder: string): Set<string> {
  const files = filesIn(join(folder, 'node_modules')).filter((file) =>
    /(^|\/node_modules\/)(@[^/]+\/)?[^/]+\/package\.json$/.test(file),
  );
  const packages = files.map((file) =>
    packageFile.parse(JSON.parse(readFileSync(join(folder, 'node_modules', file), 'utf8'))),
  );
  const node = `node-${process.platform}-${process.arch}`;
  const named = packages.map(({ name, version }) => `${name}@${version}`);
  return new Set([...named, node]);
}

/**
 * Reduces a list of `npm sbom` to the packages that a release contains: as files, or bundled into the scripts of the build, as all other
 * dependencies are with theirs. Without the random number and the time, it is the same for each build of a commit.
 */
export function releaseSbom(text: string, folder: string, version: string): string {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = sbomSchema.parse(JSON.parse(text));
  const present = packagesIn(folder);
  const isPresent = (ref: string) => present.has(ref) || present.has(ref.replace(/@[^@]*$/, ''));
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const root = metadata.component['bom-ref'];
  const bundled = (needs.get(root) ?? []).filter((ref) => !isPresent(ref) && !buildTools.test(ref));
  const included = new Set(bundled);
  for (const ref of included) for (const next of needs.get(ref) ?? []) included.add(next);
  const isIncluded = (ref: string) => ref === root || included.has(ref) || isPresent(ref);
  const own = { ...metadata.component, type: 'application', name: 'campus-website', version };
  const { timestamp: __, ...withoutTime } = metadata;
  const sbom = {
    ...rest,
    metadata: { ...withoutTime, component: own },
    components: components.filter((each) => isIncluded(each['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => isIncluded(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isIncluded) })),
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}
