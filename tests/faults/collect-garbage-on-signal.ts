import { writeSync } from 'node:fs'

/**
 * Preloaded into a server whose memory is measured: on SIGUSR2 it gives back what nobody uses any more, and says
 * in its log what it still has.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  // Past the console, which belongs to the server's logger and its level.
  writeSync(1, `${JSON.stringify({ level: 30, msg: 'memory', rss, heap: heapUsed + external })}\n`)
})
