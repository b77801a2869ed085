import type { PageRegistry } from '@alltalent/shared/contracts';
import { createContext } from 'react';

export const RegistryContext = createContext<PageRegistry>({ revision: 0, remotes: [], token: '' });
