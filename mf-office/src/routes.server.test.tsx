import { testServerRoutes } from '@alltalent/shared/testing/server-routes';
import remote from '../remote.json';
import { createRoutes } from './routes';

testServerRoutes(remote, createRoutes);
