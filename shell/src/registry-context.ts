import type { Registry } from '@alltalent/shared/contracts';
import { createContext } from 'react';

export const RegistryContext = createContext<Registry>({ revision: 0, remotes: [] });
