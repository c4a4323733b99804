import { Server } from 'node:http';

const LOOPBACK = /^(127\.|::1$)/;

/**
 * What Next is told of `HOST`. It takes 127.0.0.1 and localhost for one in addresses that the middleware makes, but not in its own: told
 * 127.0.0.1, it would hand every page on to itself, over and over.
 */
export function nameForNext(host: string): string {
  return LOOPBACK.test(host) ? 'localhost' : host;
}

/** Lets a server that is told `localhost` listen on the address that `host` means. */
export function listenOn(host: string): void {
  const { listen } = Server.prototype;
  function listenThere(this: Server, ...args: unknown[]): Server {
    const [port, name, ...others] = args;
    const isThere = name === 'localhost' && LOOPBACK.test(host);
    return Reflect.apply(listen, this, isThere ? [port, host, ...others] : args);
  }
  Object.defineProperty(Server.prototype, 'listen', { value: listenThere, configurable: true, writable: true });
}
