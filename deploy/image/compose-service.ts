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

/** A service of a compose file, as arguments for a container tool. */
export interface ServiceArgs {
  /** Arguments of `run`: restrictions and settings. */
  options: string[];
  /** Its command, where it differs from the image's. */
  command: string[];
  /** Seconds until it is killed. */
  grace: number;
}

/** `environment`: settings of this container, which uses the network of the host and no Redis. */
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
