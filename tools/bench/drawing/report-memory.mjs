/** Answers each message of the parent with the memory of this process in bytes, after garbage was collected. */
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heapUsed, external });
});
