import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT, ROOT } from './packages';

/** Room in MB for what is new: webpack makes so much of it that in V8's 16 a twelfth of a build's time goes into emptying it. */
const NEW_SPACE = 64;

/** A process that builds packages one after another. What it has loaded and compiled for one serves the next, too. */
export class Builder {
  private readonly child: ChildProcess;
  private output = '';

  constructor() {
    const execArgv = [`--max-semi-space-size=${NEW_SPACE}`, '--import', 'tsx'];
    this.child = fork(join(ROOT, 'tools/build/build-package.ts'), [], { cwd: PROJECT, execArgv, silent: true });
    const keep = (chunk: Buffer) => (this.output += chunk.toString());
    this.child.stdout?.on('data', keep);
    this.child.stderr?.on('data', keep);
  }

  /** Builds a package. Rejects with what the build printed when it fails; the builder is of no use afterwards. */
  build(name: string): Promise<void> {
    this.output = '';
    return new Promise((resolve, reject) => {
      const handleExit = () => reject(new Error(`${name} could not be built:\n${this.output}`));
      this.child.once('close', handleExit);
      this.child.once('message', () => {
        this.child.off('close', handleExit);
        resolve();
      });
      this.child.send(name);
    });
  }

  stop(): void {
    this.child.kill();
  }
}
