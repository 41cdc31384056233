import type { Engine } from '../../backend/data/engine.ts'

/** Opens a new engine. After it was closed, `dispose` deletes its data. */
export type OpenEngine = () => Promise<{ engine: Engine; dispose(): Promise<void> }>
