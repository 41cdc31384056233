import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { createOwnBucket } from './own-bucket.ts'
import { spawnSwift } from './swift-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    s3Endpoint: string
  }
}

/** The start takes two or three seconds, but far more on a busy machine. */
const readyWithin = 90_000

/** A real S3 store for the length of a test run, on loopback; its data is removed afterwards. */
export default async function setup(project: TestProject) {
  const { endpoint, stop } = await startS3()
  project.provide('s3Endpoint', endpoint)
  return stop
}

export async function startS3() {
  const { endpoint, ended, stop } = await spawnSwift()
  const started = performance.now()
  while (!(await isUp(endpoint))) {
    const complaint =
      ended() ?? (performance.now() - started > readyWithin ? 'It does not respond' : undefined)
    if (complaint !== undefined) {
      await stop()
      throw new Error(`The S3 store did not start: ${complaint}`)
    }
    await sleep(50)
  }
  return { endpoint, stop }
}

/** The proxy responds before the servers behind it: the store is ready once a bucket can be created. */
async function isUp(endpoint: string): Promise<boolean> {
  const healthy = await fetch(`${endpoint}/healthcheck`).catch(() => undefined)
  if (!healthy?.ok) return false
  return createOwnBucket(endpoint).then(
    () => true,
    () => false,
  )
}
