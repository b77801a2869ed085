import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RenderQueue } from './render-queue';

/** Renders at once: each takes one processor. */
const RENDERS_AT_ONCE = 2;

/** Stores rendered pictures under DATA_DIR/media. A file is written under another name and renamed, so it is whole or absent. */
export class PictureStore {
  private readonly queue = new RenderQueue<void>(RENDERS_AT_ONCE);

  constructor(readonly root: string) {}

  /** Returns the path of the file inside the store, and renders it first when it is missing. */
  async ensure(file: string, render: () => Promise<Buffer>): Promise<string> {
    if (!(await this.has(file))) await this.queue.run(file, () => this.write(file, render));
    return file;
  }

  async has(file: string): Promise<boolean> {
    return access(path.join(this.root, file)).then(
      () => true,
      () => false,
    );
  }

  private async write(file: string, render: () => Promise<Buffer>): Promise<void> {
    const target = path.join(this.root, file);
    const picture = await render();
    await mkdir(path.dirname(target), { recursive: true });
    const unfinished = `${target}.${process.pid}.part`;
    try {
      await writeFile(unfinished, picture);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}
