import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { DrawingRequest, Drawn } from './drawing.ts'

// What the server keeps of compiled code, threads do not share by themselves: the first PDF would wait for it.
if (workerData.compiled) enableCompileCache(workerData.compiled)
const { draw } = await import('./draw.ts')

/** The other side of drawing.ts: runs in a thread of its own. */
async function runJob({ id, job }: DrawingRequest): Promise<Drawn> {
  try {
    return { id, bytes: await draw(job) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (asked: DrawingRequest) => parentPort?.postMessage(await runJob(asked)))
