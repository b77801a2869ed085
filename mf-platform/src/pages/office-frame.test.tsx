import { ApiError, sessionQuery } from '@alltalent/shared/api';
import type { OfficeFrameProps } from '@alltalent/shared/federation';
import { PartReportsContext, RemoteLoaderContext } from '@alltalent/shared/state';
import { createTestQueryClient, fakeApi, ok, problem, renderWithProviders, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { Component, type ComponentType, type ReactNode } from 'react';
import { Component as Page } from './releases.page';

const STATUS = { revision: 7, front_doors: [], remotes: [] };
const PATH = '/api/federation/status';

class Shell extends Component<{ readonly children: ReactNode }, { readonly said: string }> {
  override state = { said: '' };

  static getDerivedStateFromError(error: unknown) {
    return { said: error instanceof ApiError ? `answer ${error.problem.status}` : `fault ${String(error)}` };
  }

  override render() {
    return this.state.said === '' ? this.props.children : <p>{this.state.said}</p>;
  }
}

const notFound = () =>
  new ApiError({ type: 'about:blank', title: 'Not found', status: 404, detail: '', code: 'NOT_FOUND', request_id: 'r', message: '' });

function open(load: () => Promise<unknown>, { roles = '1', status = ok(STATUS) } = {}) {
  const requests = fakeApi({ [PATH]: status });
  const reports = { rendered: jest.fn(), renderFailed: jest.fn() };
  const queryClient = createTestQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, roles === '' ? null : ({ role_id: roles, first_name: 'Nikhil' } as never));
  renderWithProviders(
    <Shell>
      <RemoteLoaderContext value={{ load }}>
        <PartReportsContext value={reports}>
          <Page />
        </PartReportsContext>
      </RemoteLoaderContext>
    </Shell>,
    { route: '/platform', queryClient },
  );
  return { requests, reports };
}

const frameOf = (OfficeFrame: ComponentType<OfficeFrameProps>) => () => Promise.resolve({ OfficeFrame });
const Frame = ({ title, children }: OfficeFrameProps) => (
  <>
    <h1>{title}</h1>
    {children({ confirmed: (call) => call(), onReadFailed: () => undefined })}
  </>
);
const Broken = (): ReactNode => {
  throw new Error('of the frame');
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('OFF-01 a visitor gets the login, and nothing of the office is loaded', async () => {
  const load = jest.fn(frameOf(Frame));
  open(load, { roles: '' });
  expect(await screen.findByRole('button', { name: 'Login / My Account' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('OFF-01 the answer 404 of the office goes to the shell, which shows its not-found page', async () => {
  const { reports } = open(
    frameOf(() => {
      throw notFound();
    }),
    { roles: '5' },
  );
  expect(await screen.findByText('answer 404')).toBeVisible();
  expect(reports.renderFailed).not.toHaveBeenCalled();
});

test('OFF-01 without the office staff keep the page below a failure, members do not, and a retry brings the frame', async () => {
  let tries = 0;
  open(() => ((tries += 1) === 1 ? Promise.reject(new Error('down')) : frameOf(Frame)()));
  expect(await screen.findByText('The frame of the office did not load')).toBeVisible();
  expect(await screen.findByText(/Registry revision 7/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The frame of the office did not load')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
});

test('OFF-01 without the office a member is shown no page', async () => {
  const { requests } = open(() => Promise.reject(new Error('down')), { roles: '5' });
  expect(await screen.findByText('The frame of the office did not load')).toBeVisible();
  expect(requests.filter(({ path }) => path === PATH)).toEqual([]);
});

test('OFF-01 a frame that throws is reported for mf_office, and the page goes on below', async () => {
  const { reports } = open(frameOf(Broken));
  expect(await screen.findByText(/Registry revision 7/u)).toBeVisible();
  expect(reports.renderFailed).toHaveBeenCalledWith('mf_office', expect.objectContaining({ message: 'of the frame' }));
});

test('OFF-01 a page that throws is the fault of the page, not of the frame around it', async () => {
  const { reports } = open(frameOf(Frame), { status: ok({ revision: 7, front_doors: [] }) });
  expect(await screen.findByText(/^fault TypeError/u)).toBeVisible();
  expect(reports.renderFailed).not.toHaveBeenCalled();
});

test('OFF-01 the frame is told of a read that a closed office refused', async () => {
  const told = jest.fn();
  const Listening = ({ children }: OfficeFrameProps) => <>{children({ confirmed: (call) => call(), onReadFailed: told })}</>;
  open(frameOf(Listening), { status: problem(403, 'SECOND_STEP_NEEDED', 'Again.') });
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.any(ApiError)));
});
