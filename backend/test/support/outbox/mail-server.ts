import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** How the server treats the next connections: hanging ones stay open and get no further reply. */
export type MailServerMood = 'keeps' | 'says nothing' | 'hangs after DATA';

/** Mail server for tests: stores the mails that it gets, and can refuse connections or hang. */
export class TestMailServer {
  readonly messages: string[] = [];
  /** Number of messages begun, whatever became of them. */
  begun = 0;
  refusals = 0;
  mood: MailServerMood = 'keeps';
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;

  async listen(port = 0): Promise<string> {
    const server = createServer((socket) => this.talk(socket));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Closes all connections, hanging ones included. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => (this.server?.listening === true ? this.server.close(resolve) : resolve(undefined)));
    this.cut();
    await closed;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private talk(socket: Socket): void {
    let text = '';
    let isData = false;
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    if (this.mood !== 'says nothing') socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end >= 0; end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')) {
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData && this.mood === 'hangs after DATA') return;
        socket.write(isData ? this.keep(part) : this.answer(part));
        isData = !isData && part === 'DATA';
        if (part === 'QUIT') socket.end();
      }
    });
  }

  private answer(command: string): string {
    if (command === 'DATA') return '354 go on\r\n';
    if (command.startsWith('MAIL')) {
      this.begun += 1;
      this.refusals -= 1;
      return this.refusals >= 0 ? '451 later\r\n' : '250 ok\r\n';
    }
    return command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
  }

  private keep(message: string): string {
    this.messages.push(message);
    return '250 kept\r\n';
  }
}
