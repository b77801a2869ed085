import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { OfflineAlert } from './offline-alert';

function setNetwork(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

test('REL-27 the page says that it is offline for as long as it is', () => {
  render(<OfflineAlert />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  setNetwork(false);
  expect(screen.getByRole('status')).toHaveTextContent('You appear to be offline.');
  setNetwork(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
