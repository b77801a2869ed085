type StubResponse = { readonly status: number; readonly body: unknown };

/** Stands in for XMLHttpRequest: a test says how far an upload got and how it ended. */
export class FakeUpload {
  static readonly all: FakeUpload[] = [];

  static install(): void {
    FakeUpload.all.length = 0;
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  }

  readonly headers = new Map<string, string>();
  readonly upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => undefined };
  method = '';
  url = '';
  file: File | null = null;
  status = 0;
  responseText = '';
  isAborted = false;
  timeout = 0;
  withCredentials = false;
  onload = (): void => undefined;
  onerror = (): void => undefined;
  ontimeout = (): void => undefined;
  onabort = (): void => undefined;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(): null {
    return null;
  }

  send(file: File): void {
    this.file = file;
    FakeUpload.all.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.onabort();
  }

  progress(part: number): void {
    this.upload.onprogress({ loaded: part * 100, total: 100 });
  }

  respond({ status, body }: StubResponse): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }

  breakOff(): void {
    this.onerror();
  }
}
