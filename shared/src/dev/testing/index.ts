export { act, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
export { type StubRequest, fakeApi, fakeKeyedApi, type KeyedRequest, offline, ok, problem } from './fake-api';
export { findTitle, openRoutes } from './open-routes';
export { createTestQueryClient, renderWithProviders, type RenderOptions } from './render-with-providers';
export { aTalentCard } from './talent.factory';
export { aUser } from './user.factory';
export { FakeEventSource } from './fake-event-source';
export { FakeUpload } from './fake-upload';
