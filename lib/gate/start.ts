// Loaded before Next (`node --import`): Next has no place of its own where all requests pass.
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { parseEnvironment } from '../environment/schema.ts';
import { isFirst } from '../processes/number.ts';
import { hearInstances } from '../processes/talk.ts';
import { answerClientError, refuseUpgrade } from './client-error.ts';
import { connections, enter } from './gate.ts';
import { listenOn } from './listen.ts';
import { logConsole } from './log-console.ts';
import { boundTheStop } from './stop.ts';

const SECOND = 1000;

const { host, redisUrl } = parseEnvironment(process.env);

const { emit } = Server.prototype;

function receive(this: Server, ...event: unknown[]): boolean {
  const [name, first, second] = event;
  const goOn = (): boolean => Reflect.apply(emit, this, event);
  if (name === 'listening') limit(this);
  if (name === 'connection' && first instanceof Socket) connections.open(first);
  if (name === 'clientError' && second instanceof Socket && answerClientError(first, second)) return true;
  if (name === 'upgrade' && second instanceof Socket) {
    refuseUpgrade(second);
    return true;
  }
  const isRequest = name === 'request' || name === 'checkExpectation';
  if (!isRequest || !(first instanceof IncomingMessage) || !(second instanceof ServerResponse)) return goOn();
  connections.ask(first, second);
  enter(first, second, goOn);
  return true;
}

Object.defineProperty(Server.prototype, 'emit', { value: receive, configurable: true, writable: true });

/** Against those who send slowly or only hold on. */
function limit(server: Server): void {
  server.headersTimeout = 15 * SECOND;
  server.requestTimeout = 30 * SECOND;
  // The last resort, where answers are owed on nearly all of them.
  server.maxConnections = 4096;
  // What Node would refuse without a word comes to the gate as a request.
  server.on('checkExpectation', () => undefined);
  Object.assign(server, { connectionsCheckingInterval: SECOND, requireHostHeader: false });
  setInterval(connections.look, SECOND).unref();
}

// Each process would say where Next listens.
if (!isFirst) console.log = () => undefined;
listenOn(host);
hearInstances(redisUrl);
boundTheStop();
logConsole();
