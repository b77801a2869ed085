// First, so that the order of the layers is said before a remote's styles arrive.
import '../../styles/index.css';
import { JoinPanel } from '@remote/join-panel';
import states from '@remote/qa-states.json';
import remote from '@remote/remote.json';
import { createRoutes } from '@remote/routes';
import { startIsolation } from './start-isolation';

void startIsolation({ ...remote, states, createRoutes, ...(JoinPanel ? { JoinPanel } : {}) });
