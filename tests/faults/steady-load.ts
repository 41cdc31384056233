import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, UnexpectedResponse } from './client.ts'

/** What came of one request. */
export interface LoadOutcome {
  at: number
  /** Missing when the connection broke. */
  status?: number
  /** The whole answer that was not as wished, or how the connection broke. */
  text: string
}

/** Clients that go on whatever happens, until they are told to stop. */
export interface SteadyLoad<Kind extends string> {
  outcomes(kind: Kind): LoadOutcome[]
  /** Those that were not as wished. */
  failures(kind: Kind): LoadOutcome[]
  /** One line of numbers, for whoever reads the run. */
  summary(): string
  end(): Promise<void>
}

/** What people leave between two requests: the machine has other things to do as well. */
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
