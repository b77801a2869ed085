import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { isRemote, REMOTES } from '../build/packages';
import { isolatedConfig, portOfRemote } from '../isolation/isolated-page';
import { portOf } from '../site/ports';

/** npm run dev -w mf-talents: runs one remote alone with a mocked backend and hot reloading. */
async function main(name: string | undefined): Promise<void> {
  if (!name || !isRemote(name)) throw new Error(`Name the remote: ${REMOTES.join(', ')}.`);
  const port = portOf('PORT', portOfRemote(name));
  const compiler = webpack(await isolatedConfig(name, true));
  const options = { port, host: 'localhost', hot: true, historyApiFallback: true, client: { overlay: false, logging: 'warn' as const } };
  const server = new WebpackDevServer(options, compiler);
  await server.start();
  console.log(`${name} alone at http://localhost:${port}; ?as=talent&latency=2000&fail=503 says who you are and how the backend behaves.`);
  const stop = () => void server.stop().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
