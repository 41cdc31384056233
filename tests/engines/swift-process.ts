import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { type SwiftPorts, swiftServers, writeSwiftSettings } from './swift-settings.ts'

const installed = '/usr/lib/python3/dist-packages/swift/proxy/server.py'
/** Debian's own Python, because Debian installs Swift for no other Python. */
const python = '/usr/bin/python3'

export function hasSwift(): boolean {
  return existsSync(installed)
}

/** Starts OpenStack Swift in a temporary folder, which is removed when it stops. It may not respond yet. */
export async function spawnSwift() {
  if (!hasSwift())
    throw new Error('OpenStack Swift is not installed: on Debian, apt-get install python3-swift')
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-s3-'))
  const ports = await freePorts()
  writeSwiftSettings(folder, ports)
  const { account, container, object, proxy } = ports
  const program = join(import.meta.dirname, 'swift.py')
  const args = ['-I', program, folder, ...[account, container, object].map(String)]
  // Swift exits when its input is closed. The input is a pipe, which is closed however this process ends.
  const child = spawn(python, args, { stdio: ['pipe', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const exited = once(child, 'exit')
  return {
    endpoint: `http://127.0.0.1:${proxy}`,
    /** Returns what Swift printed before it exited by itself; undefined while it runs. */
    ended: () => (child.exitCode === null && child.signalCode === null ? undefined : printed),
    async stop() {
      child.stdin.end()
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}

async function freePorts(): Promise<SwiftPorts> {
  const ports = new Set<number>()
  while (ports.size < swiftServers.length) ports.add(await freePort())
  const [account = 0, container = 0, object = 0, proxy = 0] = ports
  return { account, container, object, proxy }
}
