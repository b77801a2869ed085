import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { BodyMemory } from './body-memory';
import { limitConnections } from './sockets';
import { SlotQueue } from './slot-queue';

test('REL-24 what one visitor sends, and what all of them send, is buffered up to a number of bytes', () => {
  const memory = new BodyMemory({ mostBytes: 100, mostBytesOfOne: 60 });
  expect([memory.reserve('a', 60), memory.reserve('a', 1), memory.reserve('b', 40), memory.reserve('c', 1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  memory.release('a', 60);
  expect([memory.reserve('c', 60), memory.reserve('a', 1)]).toEqual([true, false]);
});

test('REL-24 tasks of one key run one after the other, and waiting can be cancelled', () => {
  const queue = new SlotQueue(1);
  const begun: string[] = [];
  const acquire = (name: string, what: string) => queue.acquire(name, () => begun.push(what));
  const [first, second] = [acquire('a', 'first'), acquire('a', 'second')];
  acquire('a', 'third');
  acquire('b', 'other');
  expect(begun).toEqual(['first', 'other']);
  second();
  first();
  first();
  expect(begun).toEqual(['first', 'other', 'third']);
});

class FakeSocket extends EventEmitter {
  isOpen = true;
  constructor(readonly remoteAddress: string) {
    super();
  }
  destroy(): void {
    this.isOpen = false;
    this.emit('close');
  }
}

test('REL-24 a visitor has so many connections and no more; programs of this machine have as many as they want', () => {
  const server = new EventEmitter();
  limitConnections(server as Server, 2);
  const connect = (ip: string) => {
    const socket = new FakeSocket(ip);
    server.emit('connection', socket);
    return socket;
  };
  const [first, ...others] = [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '203.0.113.7',
    '203.0.113.8',
    '2001:db8::1',
    '2001:db8::2',
    '2001:db8::3',
  ].map(connect);
  expect(others.map(({ isOpen }) => isOpen)).toEqual([true, false, true, true, true, false]);
  first?.destroy();
  expect([connect('203.0.113.7').isOpen, connect('203.0.113.7').isOpen]).toEqual([true, false]);
  expect(['127.0.0.1', '127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.1'].every((ip) => connect(ip).isOpen)).toBe(true);
});
