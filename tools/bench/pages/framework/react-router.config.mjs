/** The application's folder, from the folder of the installation (.data/bench/framework). */
export default { appDirectory: '../../../tools/bench/pages/framework/app', ssr: true };
