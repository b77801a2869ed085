import { JoinPanel } from '@remote/join-panel';
import remote from '@remote/remote.json';
import { createRoutes } from '@remote/routes';
import { startIsolation } from './start-isolation';

void startIsolation({ ...remote, createRoutes, ...(JoinPanel ? { JoinPanel } : {}) });
