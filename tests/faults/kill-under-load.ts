import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { type ServerProcess, startServer } from '../server-process.ts'
import type { Client } from './client.ts'

interface Load {
  /** They work until the server is gone; anything that they throw but the loss of the connection is a failure. */
  clients: Client[]
  /** Grows with each answer that arrived. */
  acknowledgedCount(): number
  /** What else happens before the kill; a short wait, where not said. */
  meanwhile?(server: ServerProcess): Promise<void>
}

const lostConnection =
  /fetch failed|terminated|other side closed|socket|ECONNRESET|ECONNREFUSED|EPIPE|aborted/

/** Starts the server on the folder, lets the clients work, and kills it in the middle of that. */
export async function killUnderLoad(
  folder: string,
  round: number,
  { clients, acknowledgedCount, meanwhile = () => sleep(20 + (round % 7) * 40) }: Load,
): Promise<void> {
  const server = await startServer(folder)
  const before = acknowledgedCount()
  const working = clients.map((client) => repeat(client, server.url).catch((error) => error))
  // On a busy machine the first answer may take a while; the kill comes in the middle of what follows.
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
