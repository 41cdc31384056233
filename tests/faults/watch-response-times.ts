import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { sendRequest } from './send-request.ts'
import type { Watched } from './storms.ts'

/**
 * Worker of `watchResponseTimes` in storms.ts: requests the paths repeatedly until it is stopped, and reports
 * the longest response times.
 */
const { url, paths, headers } = workerData as {
  url: string
  paths: string[]
  headers: Record<string, string>
}
const watched: Watched = { waits: {}, longest: {}, failures: [] }
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})

await Promise.all(
  paths.map(async (path) => {
    while (!isOver) {
      const started = performance.now()
      const { status } = await sendRequest(url + path, { headers }).catch(() => ({ status: 0 }))
      if (status !== 200) watched.failures.push(`${path}: ${status}`)
      const waited = Math.round(performance.now() - started)
      watched.waits[path] = [...(watched.waits[path] ?? []), waited]
      watched.longest[path] = Math.max(watched.longest[path] ?? 0, waited)
      await sleep(50)
    }
  }),
)
parentPort?.postMessage(watched)
