import { render, screen } from '@testing-library/react';
import { withStyles } from './with-styles';

function Box({ size }: { readonly size: string }) {
  return <p ref={withStyles({ transform: size })}>Box</p>;
}

test('properties are set on the element, follow their values, and go with them', () => {
  const { rerender } = render(<Box size="scale(2)" />);
  expect(screen.getByText('Box').style.transform).toBe('scale(2)');
  rerender(<Box size="scale(3)" />);
  expect(screen.getByText('Box').style.transform).toBe('scale(3)');
  rerender(<Box size="" />);
  expect(screen.getByText('Box').style.transform).toBe('');
});
