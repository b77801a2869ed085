import { lifeLeftOf, SESSION_LIVES } from './session-life';

test('SEC-22 a session that goes on under a new id keeps its end, in whole seconds', () => {
  const { idleMs } = SESSION_LIVES.standard;
  expect(lifeLeftOf({ expiresAt: 61_900, idleMs }, 400.25)).toEqual({ idleMs, absoluteMs: 61_000, isPersistent: true });
  expect(lifeLeftOf({ expiresAt: 500, idleMs: 1 }, 400.25)).toMatchObject({ absoluteMs: 0, isPersistent: false });
});
