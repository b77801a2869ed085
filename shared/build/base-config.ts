import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

export type PackageBuild = {
  /** Global and chunk namespace: 'mf_talents'. */
  readonly name: string;
  /** The package's folder. */
  readonly root: string;
  /** True: components and styles are replaced on a running page as their files change. */
  readonly isHot?: boolean;
  /** True: React and its JSX say in the console what is wrong. Hot builds are development builds. */
  readonly isDevelopment?: boolean;
};

/**
 * Begins the names of classes on the page of a remote alone. One for all remotes, and counted from one folder, so that one drawing
 * program has those of every page.
 */
export const ALONE = 'alone';
const PROJECT = join(import.meta.dirname, '../..');

/**
 * First line of a script. Chromium then compiles all its functions while it arrives; others are compiled when they are called, on the
 * page's thread (https://v8.dev/blog/explicit-compile-hints).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
/** The minimizer takes comments away. */
const AFTER_MINIMIZER = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/** Catalogues of sentences, compiled. */
export const messagesRule: RuleSetRule = {
  test: /[\\/]messages[\\/][a-z-]+\.json$/iu,
  type: 'json',
  loader: join(import.meta.dirname, 'messages-loader.cjs'),
};

/** Declarations of endpoints: a bundle has those that it names. */
export const endpointsRule: RuleSetRule = {
  test: /[\\/]contracts[\\/][a-z]+[\\/]endpoints\.ts$/u,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'pure-endpoints-loader.cjs'),
};

/** TypeScript and JSX as the browsers of the site read it. */
export function scriptRule({ isHot = false, isDevelopment = isHot }: Pick<PackageBuild, 'isHot' | 'isDevelopment'> = {}): RuleSetRule {
  const react = { runtime: 'automatic', development: isDevelopment, refresh: isHot };
  const jsc = { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react } };
  return { test: /\.tsx?$/, use: { loader: 'swc-loader', options: { swcrc: false, jsc } } };
}

/** Options of css-loader for a package's CSS modules. A class has the same name in the browser's build and the server's. */
export function cssModules(name: string) {
  const context = name === ALONE ? { localIdentContext: PROJECT } : {};
  return { localIdentName: `${name}-[name]-[local]-[hash:base64:5]`, namedExport: false, ...context };
}

export const CSS_MODULE = /\.module\.css$/;
export const ASSET = /\.(woff2|svg|webp|avif|png|gif|ttf|eot|woff)$/;
export const ASSET_NAME = 'assets/[name].[contenthash:10][ext]';
export const EXTENSIONS = ['.tsx', '.ts', '.js', '.mjs', '.json'];

/** What every browser bundle of the site has in common: TypeScript, CSS modules, fonts, names that cannot collide. */
export function browserConfig({ name, root, isHot = false, isDevelopment = isHot }: PackageBuild): Configuration {
  // A file that is replaced on a running page keeps its name.
  const file = isDevelopment ? '[name]' : '[name].[contenthash:10]';
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: root,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: join(root, 'dist'),
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      assetModuleFilename: ASSET_NAME,
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 4000,
      clean: true,
    },
    resolve: { extensions: EXTENSIONS },
    module: {
      rules: [
        scriptRule({ isHot, isDevelopment }),
        { test: CSS_MODULE, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: cssModules(name) } }] },
        { test: /\.css$/, exclude: CSS_MODULE, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        endpointsRule,
        messagesRule,
        { test: ASSET, type: 'asset/resource' },
      ],
    },
    plugins: [
      // A tampered chunk must not run even when its remoteEntry is untouched.
      ...(isDevelopment ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], hashLoading: 'eager' })]),
      ...(isDevelopment ? [] : [new webpack.BannerPlugin({ banner: COMPILE_HINT, raw: true, test: /\.js$/u, stage: AFTER_MINIMIZER })]),
      new MiniCssExtractPlugin({ filename: `${file}.css`, chunkFilename: `${file}.css`, ignoreOrder: true }),
      ...(isHot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
