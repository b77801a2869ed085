import { fireEvent } from '@testing-library/react';
import { renderWithProviders, screen } from '../../dev/testing';
import { Picture } from './picture';

const picture = { src: '/assets/talents/meher-kaul-640.webp', alt: 'Portrait of Meher Kaul', width: 640, height: 800, sizes: '300px' };

describe('Picture', () => {
  test('offers AVIF before WebP in three widths, and waits until it is near', () => {
    const { container } = renderWithProviders(<Picture {...picture} />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcset).toContain('/assets/talents/meher-kaul-1280.avif 1280w');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  test('a picture the page is about comes first', () => {
    renderWithProviders(<Picture {...picture} isPriority />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  test('a picture that does not come leaves a drawing of the same name, and a new address is tried again', () => {
    const { container, rerender } = renderWithProviders(<Picture {...picture} />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Portrait of Meher Kaul' })).toBeInTheDocument();
    rerender(<Picture {...picture} src="/assets/talents/other-640.webp" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/assets/talents/other-640.webp');
  });

  test('an address of another kind is taken as it is', () => {
    const { container } = renderWithProviders(<Picture {...picture} src="/art/still.svg" />);
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', '/art/still.svg');
  });
});
