import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Launch, type ServerProcess, startServer } from '../server-process.ts'
import { type Balancer, startBalancer } from './balancer.ts'

/** Servers on the same hosted engines, each with a working folder of its own, behind a load balancer. */
export interface Servers {
  /** The URL of the load balancer. */
  url: string
  /** The URLs of the servers themselves. */
  urls: string[]
  folders: string[]
  /** What all servers have printed so far. */
  output(): string
  kill(index: number): Promise<void>
  end(index: number, signal: NodeJS.Signals): Promise<void>
  /** Starts a server at the same URL as before. */
  start(index: number, launch?: Launch): Promise<void>
  /** Closes the load balancer and ends all servers, so that clients cannot connect, instead of getting 502. */
  endAll(signal: NodeJS.Signals): Promise<void>
  startAll(launch?: Launch): Promise<void>
  /** Stops everything for good. */
  stop(): Promise<void>
}

export async function startServers(env: Record<string, string>, count = 2): Promise<Servers> {
  const root = mkdtempSync(join(tmpdir(), 'sgrada-servers-'))
  const indices = Array.from({ length: count }, (_, index) => index)
  const folders = indices.map((index) => join(root, String(index)))
  const startOne = (index: number, port = '0', launch: Launch = {}) =>
    startServer(folders[index] ?? root, { ...env, TRUST_PROXY: '1', PORT: port }, launch)
  const running: ServerProcess[] = await Promise.all(indices.map((index) => startOne(index)))
  const urls = running.map(({ url }) => url)
  let balancer: Balancer | undefined = await startBalancer(urls)
  const { url } = balancer

  const end = async (index: number, signal: NodeJS.Signals) => {
    running[index]?.kill(signal)
    await running[index]?.exited
  }
  const start = async (index: number, launch?: Launch) => {
    running[index] = await startOne(index, new URL(urls[index] ?? '').port, launch)
  }
  const endAll = async (signal: NodeJS.Signals) => {
    await balancer?.close()
    balancer = undefined
    await Promise.all(indices.map((index) => end(index, signal)))
  }
  return {
    url,
    urls,
    folders,
    output: () => running.map((server) => server.output()).join(''),
    kill: (index) => end(index, 'SIGKILL'),
    end,
    start,
    endAll,
    async startAll(launch) {
      await Promise.all(indices.map((index) => start(index, launch)))
      balancer = await startBalancer(urls, Number(new URL(url).port))
    },
    async stop() {
      await endAll('SIGTERM')
      rmSync(root, { recursive: true })
    },
  }
}
