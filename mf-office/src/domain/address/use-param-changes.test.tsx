import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useParamChanges } from './use-param-changes';

const at = (address: string) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
  const { result } = renderHook(() => [useParamChanges(), useParamChanges()] as const, { wrapper });
  const params = () => Object.fromEntries(result.current[0][0]);
  return { result, params };
};

test('OFF-01 of a filter and a search that are chosen in one moment, both are in the address', () => {
  const { result, params } = at('/office/letters?assigned=nobody&item=7');
  const [[, filter], [, search]] = result.current;
  act(() => {
    filter({ assigned: '', item: '' });
    search({ search: 'Asha' });
  });
  expect(params()).toEqual({ search: 'Asha' });
});

test('OFF-01 a change starts from the address that is shown, whatever was asked for on another page', () => {
  at('/office/letters').result.current[0][1]({ search: 'Asha' });
  const { result, params } = at('/office/leads?state=new');
  act(() => result.current[0][1]({ page: '/singer' }));
  expect(params()).toEqual({ state: 'new', page: '/singer' });
});

test('OFF-01 a change can say what it makes of the newest parameters', () => {
  const { result, params } = at('/office/letters?at=1');
  const [[, change]] = result.current;
  const step = (newest: URLSearchParams) => ({ at: String(Number(newest.get('at')) + 1) });
  act(() => {
    change(step);
    change(step);
  });
  expect(params()).toEqual({ at: '3' });
});
