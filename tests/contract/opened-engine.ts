import type { Engine } from '../../backend/data/engine.ts'

/** How a contract gets a fresh engine, and how it leaves no trace of it. */
export type OpenEngine = () => Promise<{ engine: Engine; dispose(): Promise<void> }>
