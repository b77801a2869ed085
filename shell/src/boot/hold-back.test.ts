import { holdBack } from './hold-back';

const states: unknown[] = [];
const listen = (event: PopStateEvent) => states.push(event.state);
const goTo = (state: object) => {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
};

beforeEach(() => {
  states.length = 0;
});
afterEach(() => removeEventListener('popstate', listen));

test('what listens later hears of steps back once they are let go, of the last alone, and of further ones at once', () => {
  const letGo = holdBack();
  addEventListener('popstate', listen);
  goTo({ idx: 1 });
  goTo({ idx: 0 });
  expect(states).toEqual([]);
  letGo();
  expect(states).toEqual([{ idx: 0 }]);
  letGo();
  goTo({ idx: 2 });
  expect(states).toEqual([{ idx: 0 }, { idx: 2 }]);
});

test('nothing is heard when nobody went back', () => {
  const letGo = holdBack();
  addEventListener('popstate', listen);
  letGo();
  expect(states).toEqual([]);
});
