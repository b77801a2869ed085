import { nextTask } from './routing/next-task';

/** Runs the code of the first file in several tasks, as one would hold a slow phone for a quarter of a second. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './boot/start-shell');
  await nextTask();
  startShell();
}

void start();
