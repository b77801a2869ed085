import { ApiError } from '@alltalent/shared/api';
import { waitFor } from '@testing-library/react';
import { FakeTus } from '../../dev/testing';
import { FileUploader, type UploadPlan } from './file-uploader';
import { deleteUpload } from './upload-requests';

const realXhr = globalThis.XMLHttpRequest;
const file = new File(['0123456789'], 'take 3.mp4', { type: 'video/mp4', lastModified: 1 });
const ADDRESS = '/api/videos/upload/video-0000000000000001';
const problem = (code: string, detail: string) => ({ code, detail, title: detail, status: 422 });

let server: FakeTus;
let tokens: number;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  server = FakeTus.install();
  tokens = 0;
  document.cookie = 'XSRF-TOKEN=first; path=/';
  globalThis.fetch = (input) => {
    if (String(input) !== '/api/xsrf') throw new Error(`Unexpected call of ${String(input)}`);
    tokens += 1;
    document.cookie = 'XSRF-TOKEN=renewed; path=/';
    return Promise.resolve(new Response(null, { status: 204 }));
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = realXhr;
});

function begin(change: Partial<UploadPlan> = {}) {
  const heard = { addresses: [] as string[], progress: [] as number[], waits: 0, sent: '', failure: null as Error | null };
  const uploader = new FileUploader(
    { file, purpose: 'self-tape', chunkBytes: 4, address: '', ...change },
    {
      onAddress: (address) => heard.addresses.push(address),
      onProgress: (sent) => heard.progress.push(sent),
      onWaiting: (isWaiting) => (heard.waits += isWaiting ? 1 : 0),
      onSent: (address) => (heard.sent = address),
      onFailed: (error) => (heard.failure = error),
    },
  );
  uploader.start();
  return { uploader, heard };
}
const sent = (address = ADDRESS) => server.uploads.get(address)?.offset;
const headersOf = (method: string) => server.requests.filter((request) => request.method === method).map(({ headers }) => headers);

test('HIR-03 a file goes out in chunks, with its name, purpose and token', async () => {
  const { heard } = begin();
  await waitFor(() => expect(heard.sent).toBe(ADDRESS));
  expect(server.methods()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
  const [created] = headersOf('POST');
  expect(created?.get('upload-length')).toBe('10');
  expect(created?.get('upload-metadata')).toBe(`filename ${btoa('take 3.mp4')},purpose ${btoa('self-tape')}`);
  for (const headers of [...headersOf('POST'), ...headersOf('PATCH')]) expect(headers.get('x-xsrf-token')).toBe('first');
  expect(heard.progress.at(-1)).toBe(10);
  expect(heard.addresses).toEqual([ADDRESS]);
});

test('HIR-03 after each of three cuts the upload asks what arrived and goes on from there', async () => {
  server.faultOf = ({ method }, count) => (method === 'PATCH' && count <= 3 ? { cutAfter: 2 } : undefined);
  const { heard } = begin();
  await waitFor(() => expect(heard.sent).toBe(ADDRESS), { timeout: 20_000 });
  expect(headersOf('PATCH').map((headers) => headers.get('upload-offset'))).toEqual(['0', '2', '4', '6']);
  expect(server.methods().filter((method) => method === 'HEAD')).toHaveLength(3);
  expect(heard.waits).toBe(3);
  expect(server.uploads.size).toBe(1);
});

test('HIR-03 the delays grow, and end when the browser is online again', async () => {
  let isCut = true;
  server.faultOf = ({ method }) => (method !== 'POST' && isCut ? { cutAfter: 0 } : undefined);
  const { heard } = begin();
  await waitFor(() => expect(heard.waits).toBe(5), { timeout: 20_000 });
  const before = server.requests.length;
  await jest.advanceTimersByTimeAsync(4000);
  expect(server.requests).toHaveLength(before);
  isCut = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(heard.sent).toBe(ADDRESS));
});

test('HIR-03 a wrong offset makes the upload ask for the right one', async () => {
  server.faultOf = ({ method, url }, count) => {
    const upload = server.uploads.get(url);
    if (method === 'PATCH' && count === 2 && upload) upload.offset = 6;
    return undefined;
  };
  const { heard } = begin();
  await waitFor(() => expect(heard.sent).toBe(ADDRESS));
  expect(server.methods()).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH']);
  expect(sent()).toBe(10);
});

test('HIR-03 an upload that the server no longer has begins again', async () => {
  const { heard } = begin({ address: '/api/videos/upload/deleted' });
  await waitFor(() => expect(heard.sent).toBe(ADDRESS));
  expect(server.methods().slice(0, 2)).toEqual(['HEAD', 'POST']);
  expect(heard.addresses).toEqual(['', ADDRESS]);
});

test('HIR-03 a server without an answer for the moment does not cost what was sent', async () => {
  server.uploads.set(ADDRESS, { length: 10, offset: 8, metadata: '' });
  server.faultOf = ({ method }, count) => (method === 'HEAD' && count === 1 ? { status: 503 } : undefined);
  const { heard } = begin({ address: ADDRESS });
  await waitFor(() => expect(heard.sent).toBe(ADDRESS));
  expect(server.methods()).toEqual(['HEAD', 'HEAD', 'PATCH']);
});

test('HIR-03 an outdated token is renewed once', async () => {
  const rejected = { status: 403, body: problem('XSRF_REJECTED', 'The token is outdated.') };
  server.faultOf = ({ method }, count) => (method === 'POST' && count === 1 ? rejected : undefined);
  const { heard } = begin();
  await waitFor(() => expect(heard.sent).toBe(ADDRESS));
  expect(tokens).toBe(1);
  expect(headersOf('POST').map((headers) => headers.get('x-xsrf-token'))).toEqual(['first', 'renewed']);
});

test('HIR-03 a token that is refused again ends the upload', async () => {
  server.faultOf = () => ({ status: 403, body: problem('XSRF_REJECTED', 'The token is outdated.') });
  const { heard } = begin();
  await waitFor(() => expect(heard.failure).not.toBeNull());
  expect(tokens).toBe(1);
  expect(server.methods()).toEqual(['POST', 'POST']);
});

test('HIR-03 what the server refuses is said at once: 413 is not tried again', async () => {
  server.faultOf = ({ method }) => (method === 'POST' ? { status: 413, body: problem('PAYLOAD_TOO_LARGE', 'At most 500 MB.') } : undefined);
  const { heard } = begin();
  await waitFor(() => expect(heard.failure).toBeInstanceOf(ApiError));
  expect(heard.failure?.message).toBe('At most 500 MB.');
  expect(server.methods()).toEqual(['POST']);
});

test('HIR-03 a paused upload sends nothing and goes on from where it was', async () => {
  server.faultOf = ({ method }, count) => (method === 'PATCH' && count === 2 ? 'silence' : undefined);
  const { uploader, heard } = begin();
  await waitFor(() => expect(server.methods()).toEqual(['POST', 'PATCH', 'PATCH']));
  uploader.pause();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.requests).toHaveLength(3);
  uploader.start();
  await waitFor(() => expect(heard.sent).toBe(ADDRESS));
  expect(headersOf('PATCH').at(-2)?.get('upload-offset')).toBe('4');
});

test('HIR-03 a request that makes no progress for a minute is sent again', async () => {
  server.faultOf = ({ method }, count) => (method === 'PATCH' && count === 1 ? 'silence' : undefined);
  const { heard } = begin();
  await waitFor(() => expect(server.methods()).toEqual(['POST', 'PATCH']));
  await jest.advanceTimersByTimeAsync(61_000);
  await waitFor(() => expect(heard.sent).toBe(ADDRESS));
});

test('HIR-03 an upload is deleted with a token; one that is gone, or a broken line, is no failure', async () => {
  server.uploads.set(ADDRESS, { length: 10, offset: 4, metadata: '' });
  await deleteUpload(ADDRESS);
  expect(server.uploads.size).toBe(0);
  expect(headersOf('DELETE')[0]?.get('x-xsrf-token')).toBe('first');
  await deleteUpload(ADDRESS);
  server.faultOf = () => ({ cutAfter: 0 });
  const broken = deleteUpload(ADDRESS);
  await jest.advanceTimersByTimeAsync(3000);
  await expect(broken).resolves.toBeUndefined();
});

test('HIR-03 a file that was moved or changed is told, and is not taken for a broken line', async () => {
  const lost = new File(['0123456789'], 'take 3.mp4', { type: 'video/mp4' });
  lost.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
  const { heard } = begin({ file: lost });
  await waitFor(() => expect(heard.failure?.message).toMatch(/cannot be read/u));
  expect(server.requests).toHaveLength(0);
});

test('HIR-03 a server that stays busy ends the upload with its sentence', async () => {
  server.faultOf = ({ method }) => (method === 'PATCH' ? { status: 503, body: problem('UNAVAILABLE', 'Back in a moment.') } : undefined);
  const { heard } = begin();
  for (let waits = 1; waits <= 8; waits += 1) {
    await waitFor(() => expect(heard.waits).toBe(waits));
    await jest.advanceTimersByTimeAsync(30_000);
  }
  await waitFor(() => expect(heard.failure?.message).toBe('Back in a moment.'));
});
