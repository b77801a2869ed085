import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs webpack and returns the statistics of each configuration. Throws with webpack's messages on any error or warning. */
export async function runWebpack(configs: readonly Configuration[]): Promise<Stats[]> {
  const results: Stats[] = [];
  for (const config of configs) results.push(await buildOne(config));
  return results;
}

function buildOne(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack said nothing'));
        else resolve(stats);
      });
    });
  });
}

/** Returns the files of a named chunk group without source maps: the chunk and what must load before it. */
export function filesOf(stats: Stats, group: string): string[] {
  const found = stats.compilation.namedChunkGroups.get(group) ?? stats.compilation.entrypoints.get(group);
  const chunks = found ? [...found.chunks] : [...stats.compilation.chunks].filter((chunk) => chunk.name === group);
  const files = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => !file.endsWith('.map'));
  return [...new Set(files)];
}
