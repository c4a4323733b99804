import { strict as assert } from 'node:assert';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceArgs } from './compose-service.ts';
import type { ContainerTool, Outcome } from './container-tool.ts';

/** A container of an image, with a volume of its own that stays until it is removed. */
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

  attempt(...command: string[]): Outcome {
    return this.tool.attempt('exec', this.name, ...command);
  }

  exec(...command: string[]): string {
    return this.tool.do('exec', this.name, ...command);
  }

  readonly logs = (): string => this.tool.attempt('logs', this.name).output;

  /** What it takes of what it may, as the tool says it. */
  memory(): string {
    return this.tool.do('stats', '--no-stream', '--format', '{{.MemUsage}}', this.name);
  }

  /** Waits for the health check of the image. @throws with what was logged when it does not get well */
  async getWell(): Promise<void> {
    for (let tries = 0; tries < 120; tries += 1) {
      if (this.isWell()) return;
      await pause(500);
    }
    throw new Error(`${this.name} does not get well:\n${this.logs()}`);
  }

  private isWell(): boolean {
    // Without systemd nobody asks Podman to look.
    if (this.tool.name === 'podman') return this.tool.attempt('healthcheck', 'run', this.name).status === 0;
    return this.tool.do('inspect', '--format', '{{.State.Health.Status}}', this.name) === 'healthy';
  }

  /** Ends it by SIGTERM, and takes it away; its volume stays. @throws when it had to be killed or failed */
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
