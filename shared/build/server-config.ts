import type { Configuration, RuleSetRule } from 'webpack';
import TerserPlugin from 'terser-webpack-plugin';
import { ASSET, CSS_MODULE, cssModules, endpointsRule, EXTENSIONS, messagesRule, type PackageBuild, scriptRule } from './base-config';

/**
 * What the bundles that draw pages on the server have in common: one file each, without styles and pictures, which names both
 * as the package's browser build does.
 */
export function serverConfig({ name, root }: PackageBuild): Configuration {
  return {
    mode: 'production',
    context: root,
    devtool: 'hidden-source-map',
    resolve: { extensions: EXTENSIONS },
    module: {
      rules: [
        scriptRule(),
        { test: CSS_MODULE, ...classNames(cssModules(name)) },
        { test: /\.css$/, exclude: CSS_MODULE, ...classNames({ mode: 'global' }) },
        endpointsRule,
        messagesRule,
        { test: ASSET, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { splitChunks: false, moduleIds: 'deterministic', minimizer: [withoutUnusedCode] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Nobody downloads the bundle, and stack traces in the log name functions as the sources do; but code that no page uses changes no release. */
const withoutUnusedCode = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: {
    compress: { defaults: false, unused: true, dead_code: true, side_effects: true },
    mangle: false,
    format: { beautify: true, comments: false },
  },
});

function classNames(modules: object): RuleSetRule {
  return { loader: 'css-loader', options: { modules: { ...modules, exportOnlyLocals: true } } };
}
