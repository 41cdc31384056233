import type { Engine } from '../../backend/data/engine.ts'

/** Opens a new engine, and disposes of it without a trace. */
export type OpenEngine = () => Promise<{ engine: Engine; dispose(): Promise<void> }>
