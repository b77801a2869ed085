import type { Configuration, RuleSetRule } from 'webpack';
import { ASSET, CSS_MODULE, cssModules, EXTENSIONS, messagesRule, type PackageBuild, scriptRule } from './base-config';

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
        messagesRule,
        { test: ASSET, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    // Nobody downloads it, and stack traces in the log name functions as the sources do.
    optimization: { splitChunks: false, moduleIds: 'deterministic', minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function classNames(modules: object): RuleSetRule {
  return { loader: 'css-loader', options: { modules: { ...modules, exportOnlyLocals: true } } };
}
