import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

export type PackageBuild = {
  /** Global and chunk namespace: 'mf_talents'. */
  readonly name: string;
  /** The package's folder. */
  readonly root: string;
  /** True: components are replaced on a running page as their files change. */
  readonly isHot?: boolean;
};

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
export function scriptRule(isHot = false): RuleSetRule {
  const react = { runtime: 'automatic', development: isHot, refresh: isHot };
  const jsc = { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react } };
  return { test: /\.tsx?$/, use: { loader: 'swc-loader', options: { swcrc: false, jsc } } };
}

/** Options of css-loader for a package's CSS modules. A class has the same name in the browser's build and the server's. */
export function cssModules(name: string) {
  return { localIdentName: `${name}-[name]-[local]-[hash:base64:5]`, namedExport: false };
}

export const CSS_MODULE = /\.module\.css$/;
export const ASSET = /\.(woff2|svg|webp|avif|png|gif|ttf|eot|woff)$/;
export const ASSET_NAME = 'assets/[name].[contenthash:10][ext]';
export const EXTENSIONS = ['.tsx', '.ts', '.js', '.mjs', '.json'];

/** What every browser bundle of the site has in common: TypeScript, CSS modules, fonts, names that cannot collide. */
export function browserConfig({ name, root, isHot = false }: PackageBuild): Configuration {
  return {
    mode: 'production',
    context: root,
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    output: {
      path: join(root, 'dist'),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: ASSET_NAME,
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 4000,
      clean: true,
    },
    resolve: { extensions: EXTENSIONS },
    module: {
      rules: [
        scriptRule(isHot),
        { test: CSS_MODULE, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: cssModules(name) } }] },
        { test: /\.css$/, exclude: CSS_MODULE, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        endpointsRule,
        messagesRule,
        { test: ASSET, type: 'asset/resource' },
      ],
    },
    plugins: [
      // A tampered chunk must not run even when its remoteEntry is untouched.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], hashLoading: 'eager' }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        ignoreOrder: true,
      }),
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
