import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RenderQueue } from './render-queue';

/** SVG and image encoding take a processor each. */
const RENDERS_AT_ONCE = 2;

/** Rendered pictures on disk, under DATA_DIR/media. A file is whole or absent: it is written beside and renamed. */
export class PictureStore {
  private readonly queue = new RenderQueue<void>(RENDERS_AT_ONCE);

  constructor(readonly root: string) {}

  /** Path of the file inside the store, after it was rendered if it had to be. */
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
