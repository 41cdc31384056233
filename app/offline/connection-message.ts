import type { LiveState } from '../live/live-connection.ts'
import { connectionText } from '../text/connection.ts'
import type { DataAge } from './data-age.ts'

interface Situation extends DataAge {
  live: LiveState
  /** When the live connection last heard from the server: until then, the page was up to date. */
  heardAt: number | undefined
}

export interface ConnectionMessage {
  text: string
  canRetry: boolean
}

/** What to tell a person about the connection; nothing, while all is well. */
export function connectionMessage(situation: Situation): ConnectionMessage | undefined {
  const { online, cachedAt, live } = situation
  if (!online) return { text: connectionText.offline(dataFrom(situation)), canRetry: false }
  if (cachedAt) return { text: connectionText.unreachable(cachedAt), canRetry: true }
  if (live === 'given-up') return { text: connectionText.liveLost, canRetry: true }
  return undefined
}

function dataFrom({ cachedAt, loadedAt, heardAt = 0 }: Situation): string {
  return cachedAt ?? new Date(Math.max(Date.parse(loadedAt), heardAt)).toISOString()
}
