import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { BodyRoom } from './body-room';
import { limitConnections } from './sockets';
import { Turns } from './turns';

test('REL-24 what one visitor sends, and what all of them send, is kept up to a number of bytes', () => {
  const room = new BodyRoom({ mostBytes: 100, mostBytesOfOne: 60 });
  expect([room.take('a', 60), room.take('a', 1), room.take('b', 40), room.take('c', 1)]).toEqual([true, false, true, false]);
  room.give('a', 60);
  expect([room.take('c', 60), room.take('a', 1)]).toEqual([true, false]);
});

test('REL-24 turns of one name are taken one after the other, and waiting can be given up', () => {
  const turns = new Turns(1);
  const begun: string[] = [];
  const take = (name: string, what: string) => turns.take(name, () => begun.push(what));
  const [first, second] = [take('a', 'first'), take('a', 'second')];
  take('a', 'third');
  take('b', 'other');
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
