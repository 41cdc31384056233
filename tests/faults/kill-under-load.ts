import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { type ServerProcess, startServer } from '../server-process.ts'
import type { Client } from './client.ts'

interface Load {
  /**
   * The clients repeat requests until the server is killed. An error other than a lost connection fails the
   * test.
   */
  clients: Client[]
  /** Grows with each response that arrived. */
  acknowledgedCount(): number
  /** What else happens before the kill; by default a short wait. */
  meanwhile?(server: ServerProcess): Promise<void>
}

const lostConnection =
  /fetch failed|terminated|other side closed|socket|ECONNRESET|ECONNREFUSED|EPIPE|aborted/

/** Starts the server on the folder, lets the clients work, and kills it meanwhile. */
export async function killUnderLoad(
  folder: string,
  round: number,
  { clients, acknowledgedCount, meanwhile = () => sleep(20 + (round % 7) * 40) }: Load,
): Promise<void> {
  const server = await startServer(folder)
  const before = acknowledgedCount()
  const working = clients.map((client) => repeat(client, server.url).catch((error) => error))
  // The kill waits for the first response, which may take a while on a busy machine.
  await expect.poll(acknowledgedCount, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before)
  await meanwhile(server)
  server.kill('SIGKILL')
  await server.exited
  for (const ending of await Promise.all(working))
    expect(String(ending), `round ${round}`).toMatch(lostConnection)
}

async function repeat(client: Client, url: string): Promise<never> {
  for (;;) await client(url)
}
