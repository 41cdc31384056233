import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

export interface WrkRound {
  connections: number
  seconds: number
  headers?: Readonly<Record<string, string>>
}

/**
 * Requests a URL with wrk, which is several times as fast as any of the servers that it measures, and returns the
 * responses per second.
 */
export async function wrk(url: string, { connections, seconds, headers = {} }: WrkRound): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
  const args = [
    '--threads',
    '1',
    '--connections',
    String(connections),
    '--duration',
    `${seconds}s`,
    ...given,
    url,
  ]
  const { stdout } = await promisify(execFile)('wrk', args)
  if (/Non-2xx or 3xx responses/.test(stdout))
    throw new Error(`${url} does not respond with a page:\n${stdout}`)
  const rate = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  if (!(rate > 0)) throw new Error(`No response arrived:\n${stdout}`)
  return rate
}

export function hasProgram(name: string): boolean {
  return spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined
}

/** Throws where wrk is missing: its package has the same name on Debian, Ubuntu, Fedora and in Homebrew. */
export function requireWrk(): void {
  if (!hasProgram('wrk'))
    throw new Error('This part needs wrk: apt install wrk, dnf install wrk or brew install wrk')
}
