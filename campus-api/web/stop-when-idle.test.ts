import { EventEmitter } from 'node:events';
import { stopWhenIdle } from './stop-when-idle.ts';

const MINUTE = 60_000;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function start(isBusy = () => false) {
  const server = new EventEmitter();
  const stop = jest.fn();
  stopWhenIdle(server as never, { isBusy, stop });
  const request = () => {
    const response = new EventEmitter();
    server.emit('request', null, response);
    return () => response.emit('close');
  };
  return { stop, request };
}

test('an admin without requests stops after a quarter of an hour', () => {
  const { stop } = start();
  jest.advanceTimersByTime(14 * MINUTE);
  expect(stop).not.toHaveBeenCalled();
  jest.advanceTimersByTime(MINUTE);
  expect(stop).toHaveBeenCalled();
});

test('the time starts again at the end of a response, and a long upload is not interrupted', () => {
  const { stop, request } = start();
  const end = request();
  jest.advanceTimersByTime(50 * MINUTE);
  expect(stop).not.toHaveBeenCalled();
  end();
  jest.advanceTimersByTime(14 * MINUTE);
  expect(stop).not.toHaveBeenCalled();
  jest.advanceTimersByTime(MINUTE);
  expect(stop).toHaveBeenCalled();
});

test('an import without requests is not interrupted', () => {
  let isBusy = true;
  const { stop } = start(() => isBusy);
  jest.advanceTimersByTime(60 * MINUTE);
  expect(stop).not.toHaveBeenCalled();
  isBusy = false;
  jest.advanceTimersByTime(15 * MINUTE);
  expect(stop).toHaveBeenCalled();
});
