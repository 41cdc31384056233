import pLimit, { type LimitFunction } from 'p-limit'
import { visitorNetwork } from './visitor-network.ts'

interface Turn {
  inTurn: LimitFunction
  /** In flight or waiting. */
  count: number
}

/** One at a time for each network: whoever asks for a lot at once waits behind himself, and nobody else does. */
export function createNetworkTurns(mostAtOnce: number, networkOf = visitorNetwork) {
  const turns = new Map<string, Turn>()

  return async <Result>(ip: string, work: () => Promise<Result>): Promise<Result | 'too-many'> => {
    const network = networkOf(ip)
    const turn = turns.get(network) ?? { inTurn: pLimit(1), count: 0 }
    if (turn.count >= mostAtOnce) return 'too-many'
    turns.set(network, turn)
    turn.count += 1
    try {
      return await turn.inTurn(work)
    } finally {
      turn.count -= 1
      if (turn.count === 0) turns.delete(network)
    }
  }
}
