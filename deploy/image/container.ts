import { strict as assert } from 'node:assert';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceArgs } from './compose-service.ts';
import type { CommandResult, ContainerTool } from './container-tool.ts';

/** A container of an image, with a volume that exists until `remove`. */
export class Container {
  private readonly tool: ContainerTool;
  private readonly name: string;
  private readonly args: string[];
  private readonly grace: number;

  constructor(tool: ContainerTool, name: string, image: string, { options, command, grace }: ServiceArgs) {
    this.tool = tool;
    this.name = name;
    this.args = [...tool.forRun, ...options, '--volume', `${name}:/data`, image, ...command];
    this.grace = grace;
  }

  start(): void {
    this.tool.do('run', '--detach', '--name', this.name, ...this.args);
  }

  attempt(...command: string[]): CommandResult {
    return this.tool.attempt('exec', this.name, ...command);
  }

  exec(...command: string[]): string {
    return this.tool.do('exec', this.name, ...command);
  }

  readonly logs = (): string => this.tool.attempt('logs', this.name).output;

  /** Memory usage and limit, as formatted by the tool. */
  memory(): string {
    return this.tool.do('stats', '--no-stream', '--format', '{{.MemUsage}}', this.name);
  }

  /** Waits for the health check of the image. @throws with the logs when it stays unhealthy */
  async waitUntilHealthy(): Promise<void> {
    for (let tries = 0; tries < 120; tries += 1) {
      if (this.isHealthy()) return;
      await pause(500);
    }
    throw new Error(`${this.name} stays unhealthy:\n${this.logs()}`);
  }

  private isHealthy(): boolean {
    // Without systemd, Podman runs no health checks by itself.
    if (this.tool.name === 'podman') return this.tool.attempt('healthcheck', 'run', this.name).status === 0;
    return this.tool.do('inspect', '--format', '{{.State.Health.Status}}', this.name) === 'healthy';
  }

  /** Ends it by SIGTERM and removes it; its volume remains. @throws when it failed or had to be killed */
  end(): void {
    this.tool.do('stop', '-t', String(this.grace), this.name);
    const code = this.tool.do('inspect', '--format', '{{.State.ExitCode}}', this.name);
    assert.equal(code, '0', `${this.name} did not end by itself within ${this.grace} s:\n${this.logs()}`);
    this.tool.do('rm', this.name);
  }

  remove(): void {
    this.tool.attempt('rm', '--force', this.name);
    this.tool.attempt('volume', 'rm', this.name);
  }
}
