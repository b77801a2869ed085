import { render, screen } from '@testing-library/react';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import { RegistryContext } from '../registry-context';
import { aRemoteRecord } from '../../testing/a-remote-record';
import { OverrideBadge } from './override-badge';

function show(...remotes: readonly RemoteRecord[]) {
  render(
    <RegistryContext value={{ revision: 1, remotes, token: '' }}>
      <OverrideBadge />
    </RegistryContext>,
  );
}

test('SEC-65 a visitor with an override sees its release, and the link that ends it', () => {
  show(aRemoteRecord(), aRemoteRecord({ remote: 'mf_talents', version: '0.1.0-abc', is_override: true }));
  expect(screen.getByRole('complementary', { name: 'Release on trial' })).toHaveTextContent('Trying mf-talents 0.1.0-abc');
  expect(screen.getByRole('link', { name: 'Reset' })).toHaveAttribute('href', '/_qa/reset');
});

test('visitors see no badge, and neither does a browser with a preview: its document has a bar', () => {
  show(aRemoteRecord({ is_override: true, is_preview: true }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
