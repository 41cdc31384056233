import { listVersions } from '../../backend/data/database.ts'
import type { Change } from '../../backend/data/engine.ts'
import type { Collection } from '../../backend/data/schema.ts'
import type { Backend } from '../../backend/open.ts'
import { heartbeat } from '../live/heartbeat.ts'

interface Options {
  /** What this listener may hear of. */
  hears: readonly Collection[]
  release: string
  /** The listener's IP: the number of connections is limited for each. */
  ip: string
  /** Asked again at every beat: whoever is signed out meanwhile hears nothing more. */
  mayListen?(): Promise<boolean>
}

/** A browser that does not read is let go before this many messages: it comes back and catches up. */
const longestQueue = 64

const encoder = new TextEncoder()
const beatMessage = encoder.encode('event: beat\ndata:\n\n')

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

const tooMany = { 'Retry-After': '30', 'Cache-Control': 'no-store' }

/**
 * Server-sent events: first the release and the version of each collection, then the new version of whatever
 * changes, and a beat so that both sides notice a dead line.
 */
export function changeStream(
  request: Request,
  { db, live }: Backend,
  { hears, release, ip, mayListen = async () => true }: Options,
): Response {
  // To HEAD without a body: an unread stream would never end.
  if (request.method !== 'GET') return new Response(null, { headers })
  const giveBackPlace = live.admit(ip)
  if (!giveBackPlace) return new Response(null, { status: 429, headers: tooMany })
  let leave = () => {}
  // A stream that nobody has begun to read is never cancelled: the request's own signal tells that they left.
  request.signal.addEventListener('abort', () => leave())

  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let here = true
        const send = (message: Uint8Array) => {
          if (!here) return
          controller.enqueue(message)
          if ((controller.desiredSize ?? 0) <= 0) end()
        }
        const tell = (changes: Change[]) => {
          const message = messageFor(changes, hears)
          if (message) send(message)
        }
        const end = () => {
          if (!here) return
          leave()
          controller.close()
        }
        const beat = setInterval(async () => {
          // When the session cannot be read, the line is cut as well: the browser connects again and is asked then.
          if (await mayListen().catch(() => false)) send(beatMessage)
          else end()
        }, heartbeat)
        const unsubscribe = live.subscribe({ changed: tell, closed: end })
        leave = () => {
          here = false
          giveBackPlace()
          clearInterval(beat)
          unsubscribe()
        }
        try {
          const versions = await listVersions(db)
          send(encoder.encode(`event: release\ndata: ${release}\n\n`))
          tell(versions)
        } catch (error) {
          leave()
          throw error
        }
      },
      cancel: () => leave(),
    },
    { highWaterMark: longestQueue },
  )

  return new Response(body, { headers })
}

/** What changed is told to thousands in the same moment: it is put into words once for all who hear the same. */
const told = new WeakMap<Change[], Map<readonly Collection[], Uint8Array | undefined>>()

function messageFor(changes: Change[], hears: readonly Collection[]): Uint8Array | undefined {
  const messages = told.get(changes) ?? new Map()
  told.set(changes, messages)
  if (!messages.has(hears)) messages.set(hears, encodeChanges(changes, hears))
  return messages.get(hears)
}

function encodeChanges(changes: Change[], hears: readonly Collection[]): Uint8Array | undefined {
  const heard = changes.filter(({ collection }) => hears.includes(collection))
  return heard.length > 0 ? encoder.encode(`data: ${JSON.stringify(byCollection(heard))}\n\n`) : undefined
}

function byCollection(changes: Change[]): Record<string, number> {
  return Object.fromEntries(changes.map(({ collection, version }) => [collection, version]))
}
