import { parse } from 'yaml';
import type { ContainerTool } from './container-tool.ts';

interface Service {
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  tmpfs: string[];
  mem_limit: string;
  stop_grace_period?: string;
  command?: string[];
  environment: Record<string, string>;
}

/** A service of a compose file, for a container that one of the tools runs by itself. */
export interface ServiceArgs {
  /** What shuts it in, and its settings, as arguments of `run`. */
  options: string[];
  /** Its command, where it is not the image's. */
  command: string[];
  /** Seconds that it has to end. */
  grace: number;
}

/** `environment`: settings of this container, which has the network of the machine and no Redis. */
export function composeService(
  tool: ContainerTool,
  text: string,
  name: string,
  environment: Record<string, string>,
): ServiceArgs {
  const { services } = parse(text, { merge: true });
  const service: Service = services[name];
  const { REDIS_URL: _, ...settings } = { ...service.environment, ...environment };
  return {
    options: [
      ...(service.read_only ? ['--read-only'] : []),
      ...service.cap_drop.flatMap((each) => ['--cap-drop', each]),
      ...service.security_opt.flatMap((each) => ['--security-opt', each.replace(/:true$/, '')]),
      ...service.tmpfs.flatMap(tool.tmpfs),
      ...['--memory', service.mem_limit],
      ...Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ],
    command: service.command ?? [],
    grace: Number.parseInt(service.stop_grace_period ?? '10', 10),
  };
}
