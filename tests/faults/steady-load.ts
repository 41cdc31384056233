import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, UnexpectedResponse } from './client.ts'

export interface LoadOutcome {
  at: number
  /** Undefined when the connection broke. */
  status?: number
  /** The body of an unexpected response, or how the connection broke. */
  text: string
}

/** Clients that repeat their requests, whatever the outcome, until `end` is called. */
export interface SteadyLoad<Kind extends string> {
  outcomes(kind: Kind): LoadOutcome[]
  failures(kind: Kind): LoadOutcome[]
  /** One line of counts for the output of the run. */
  summary(): string
  end(): Promise<void>
}

/** Milliseconds between two requests of a client, which leave CPU time for the servers. */
const pauses = { shortest: 40, afterFailure: 200 }

export function startSteadyLoad<Kind extends string>(
  url: string,
  clients: Record<Kind, Client[]>,
): SteadyLoad<Kind> {
  const kinds = Object.keys(clients) as Kind[]
  const all = new Map<Kind, LoadOutcome[]>(kinds.map((kind) => [kind, []]))
  let ended = false

  async function repeat(kind: Kind, client: Client): Promise<void> {
    while (!ended) {
      const outcome = await client(url).then(() => ({ status: 200, text: '' }), describe)
      all.get(kind)?.push({ at: performance.now(), ...outcome })
      await sleep(outcome.status === 200 ? pauses.shortest : pauses.afterFailure)
    }
  }

  const outcomes = (kind: Kind) => all.get(kind) ?? []
  const working = kinds.flatMap((kind) => clients[kind].map((client) => repeat(kind, client)))
  return {
    outcomes,
    failures: (kind) => outcomes(kind).filter(({ status }) => status !== 200),
    summary: () => kinds.map((kind) => `${kind}: ${count(outcomes(kind))}`).join('; '),
    async end() {
      ended = true
      await Promise.all(working)
    },
  }
}

function describe(error: unknown): Pick<LoadOutcome, 'status' | 'text'> {
  return error instanceof UnexpectedResponse
    ? { status: error.status, text: error.text }
    : { text: String(error) }
}

function count(outcomes: LoadOutcome[]): string {
  const counts = new Map<string, number>()
  for (const { status = 'cut' } of outcomes) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1)
  return [...counts].map(([status, times]) => `${times} × ${status}`).join(', ')
}
