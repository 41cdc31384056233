import { createServer } from 'node:net'

/**
 * Ports below the range that the kernel gives to outgoing connections, so that none takes the port before the server
 * does.
 */
const [lowest, highest] = [20_000, 32_000]

export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
