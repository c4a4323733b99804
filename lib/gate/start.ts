// Loaded before Next (`node --import`): Next has no place of its own where all requests pass.
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { parseEnvironment } from '../environment/schema.ts';
import { isFirst } from '../processes/number.ts';
import { hearInstances } from '../processes/talk.ts';
import { enter } from './gate.ts';
import { listenOn } from './listen.ts';
import { logConsole } from './log-console.ts';
import { refuseLongHeaders } from './long-headers.ts';
import { boundTheStop } from './stop.ts';

const SECOND = 1000;

const { emit } = Server.prototype;

function receive(this: Server, ...event: unknown[]): boolean {
  const [name, first, second] = event;
  const goOn = (): boolean => Reflect.apply(emit, this, event);
  if (name === 'listening') limit(this);
  if (name === 'clientError' && second instanceof Socket && refuseLongHeaders(first, second)) return true;
  if (name === 'upgrade' && second instanceof Socket) {
    // No web sockets here, and Next would look where such a request wants to go.
    second.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    return true;
  }
  if (name !== 'request' || !(first instanceof IncomingMessage) || !(second instanceof ServerResponse)) return goOn();
  enter(first, second, goOn);
  return true;
}

Object.defineProperty(Server.prototype, 'emit', { value: receive, configurable: true, writable: true });

/** Against those who send slowly or only hold on. */
function limit(server: Server): void {
  server.headersTimeout = 15 * SECOND;
  server.requestTimeout = 30 * SECOND;
  server.maxConnections = 4096;
}

// Each process would say where Next listens.
if (!isFirst) console.log = () => undefined;
const { host, redisUrl } = parseEnvironment(process.env);
listenOn(host);
hearInstances(redisUrl);
boundTheStop();
logConsole();
