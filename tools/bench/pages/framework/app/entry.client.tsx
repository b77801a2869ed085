import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { browserQueries } from './page-data';

startTransition(() => {
  hydrateRoot(
    document,
    <QueryClientProvider client={browserQueries}>
      <HydratedRouter />
    </QueryClientProvider>,
  );
});
