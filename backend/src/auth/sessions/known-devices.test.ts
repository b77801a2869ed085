import type { FastifyReply } from 'fastify';
import { loadConfig } from '../../kernel/config/config';
import { KnownDevicesService } from './known-devices.service';

const DAY = 24 * 3600 * 1000;
let time = Date.UTC(2026, 10, 20, 10);
const clock = { now: () => time };
const devicesOf = (secret: string) => new KnownDevicesService(clock, loadConfig({ NODE_ENV: 'test', SECRET_KEY: secret.repeat(40) }));
const devices = devicesOf('a');
let kept = { value: '', options: {} };
const reply = { setCookie: (_name: string, value: string, options: object) => void (kept = { value, options }) } as unknown as FastifyReply;
const loggedIn = (cookie: string, userId: string): string => {
  devices.remember(cookie, userId, reply);
  return kept.value;
};

test('SEC-10 a browser is known to the account it logged in to, to no other, and its cookie names none', () => {
  const cookie = loggedIn('', 'u_asha');
  expect(devices.find(cookie, 'u_asha')).toMatch(/^[\w-]{16}$/u);
  expect(devices.find(cookie, 'u_ritu')).toBeNull();
  expect(devices.find('', 'u_asha')).toBeNull();
  expect(cookie).not.toContain('asha');
  expect(kept.options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' });
});

test('SEC-10 a browser keeps its id at the next login, and knows the newest five accounts', () => {
  const people = ['u_1', 'u_2', 'u_3', 'u_4', 'u_5'];
  const cookie = people.reduce(loggedIn, '');
  const again = loggedIn(cookie, 'u_1');
  expect(devices.find(again, 'u_1')).toBe(devices.find(cookie, 'u_1'));
  const full = loggedIn(again, 'u_6');
  expect(['u_1', 'u_2', 'u_3', 'u_6'].map((user) => devices.find(full, user) !== null)).toEqual([true, false, true, true]);
});

test('SEC-10 a browser is a stranger again after half a year without a login', () => {
  const cookie = loggedIn('', 'u_asha');
  time += 179 * DAY;
  expect(devices.find(cookie, 'u_asha')).not.toBeNull();
  time += DAY;
  expect(devices.find(cookie, 'u_asha')).toBeNull();
});

test.each(['~', 'x'.repeat(100_000), '~'.repeat(100_000), 'AAAAAAAAAAAAAAAA.20780.0000000000000000000000000000000000000000', '💥.1.a'])(
  'SEC-10 a cookie somebody made up is nobody’s, whatever is in it',
  (cookie) => {
    expect(devices.find(cookie, 'u_asha')).toBeNull();
    expect(loggedIn(cookie, 'u_asha').length).toBeLessThan(600);
  },
);

test('SEC-10 a cookie signed with another key is nobody’s, and a changed one neither', () => {
  const cookie = loggedIn('', 'u_asha');
  expect(devicesOf('b').find(cookie, 'u_asha')).toBeNull();
  const [id, day, signature] = cookie.split('.');
  expect(devices.find(`${id}.${Number(day) + 1}.${signature}`, 'u_asha')).toBeNull();
});
