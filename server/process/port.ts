import { createServer } from 'node:net';
import { fail } from '#lib/platform/runtime/console.mjs';

/** Ends the command when the port or the host cannot be used: better now than after a build. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
  if (error?.code === 'EADDRINUSE') fail(`PORT ${port} is taken by another program; set PORT to a free one.`);
  if (error) fail(`The site cannot listen on HOST ${host}, PORT ${port}: ${error.message}`);
}
