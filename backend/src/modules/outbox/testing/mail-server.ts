import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server of a few lines: keeps what it gets, and refuses as often as it is told to. */
export class TestMailServer {
  readonly messages: string[] = [];
  refusals = 0;
  private readonly server: Server = createServer((socket) => this.talk(socket));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  private talk(socket: Socket): void {
    let text = '';
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end >= 0; end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')) {
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        socket.write(isData ? this.keep(part) : this.answer(part));
        isData = !isData && part === 'DATA';
        if (part === 'QUIT') socket.end();
      }
    });
  }

  private answer(command: string): string {
    if (command === 'DATA') return '354 go on\r\n';
    if (command.startsWith('MAIL') && this.refusals > 0) {
      this.refusals -= 1;
      return '451 later\r\n';
    }
    return command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
  }

  private keep(message: string): string {
    this.messages.push(message);
    return '250 kept\r\n';
  }
}
