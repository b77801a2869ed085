export { browserConfig, type PackageBuild } from './base-config';
export { drawingConfig, type DrawingBuild } from './drawing-config';
export { earlyConfig, type EarlyBuild } from './early-config';
export { isolatedDrawingConfig, isolatedServerConfig, isolationConfig, type IsolationBuild, PAGE_STYLES } from './isolation-config';
export { nodeConfig, type NodeBuild } from './node-config';
export { remoteConfig, type RemoteBuild } from './remote-config';
export { remoteServerConfig, SERVER_FOLDER } from './remote-server-config';
export { shellConfig } from './shell-config';
export { neededVersion, SINGLETONS } from './singletons';
