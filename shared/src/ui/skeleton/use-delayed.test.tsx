import { act, renderHook } from '@testing-library/react';
import { useDelayed } from './use-delayed';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('useDelayed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = () => renderHook(({ isLoading }) => useDelayed(isLoading), { initialProps: { isLoading: true } });

  test('TAL-06 a quick answer shows no skeleton', () => {
    const { result, rerender } = start();
    pass(149);
    expect(result.current).toBe(false);
    rerender({ isLoading: false });
    pass(1000);
    expect(result.current).toBe(false);
  });

  test('TAL-06 a skeleton comes after 150 ms and stays for at least 300', () => {
    const { result, rerender } = start();
    pass(150);
    expect(result.current).toBe(true);
    rerender({ isLoading: false });
    pass(299);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });

  test('TAL-06 a long wait ends at once', () => {
    const { result, rerender } = start();
    pass(2000);
    rerender({ isLoading: false });
    pass(0);
    expect(result.current).toBe(false);
  });
});
