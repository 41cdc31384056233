import { listVersions } from '../../backend/data/database.ts'
import type { Change } from '../../backend/data/engine.ts'
import type { Collection } from '../../backend/data/schema.ts'
import type { Backend } from '../../backend/open.ts'
import { heartbeat } from '../live/live-connection.ts'

interface Listening {
  /** What this listener may hear of. */
  hears: readonly Collection[]
  release: string
  /** Asked again at every beat: whoever is signed out meanwhile hears nothing more. */
  mayListen?(): Promise<boolean>
}

/** Where a listener is told. */
export interface Line {
  send(message: Buffer): void
  /** Whoever comes back catches up. */
  end(): void
}

/** How changes are sent: server-sent events. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

/** To a visitor who has as many lines as one may have. */
export const tooManyHeaders = { 'Retry-After': '30', 'Cache-Control': 'no-store' }

const beatMessage = Buffer.from('event: beat\ndata:\n\n')

/**
 * First the release and the version of each collection, then the new version of whatever changes, and a beat so that
 * both sides notice a dead line. `leave` stops the stream; it is through with the first versions when
 * `begun` is.
 */
export function streamChanges(
  line: Line,
  { db, live }: Backend,
  { hears, release, mayListen = async () => true }: Listening,
): { leave(): void; begun: Promise<void> } {
  const sendChanges = (changes: Change[]) => {
    const message = messageFor(changes, hears)
    if (message) line.send(message)
  }
  const askAgain = async () => {
    // When the session cannot be read, the line is cut as well: the browser connects again and is asked then.
    if (await mayListen().catch(() => false)) line.send(beatMessage)
    else line.end()
  }
  const beat = setInterval(askAgain, heartbeat)
  const changed = (changes: Change[]) => {
    // Whose account or session has just ended is disconnected before he hears of anything else.
    const mayConcernSessions =
      hears.includes('users') && changes.some(({ collection }) => collection === 'users')
    if (mayConcernSessions) askAgain().then(() => sendChanges(changes))
    else sendChanges(changes)
  }
  const unsubscribe = live.subscribe({ changed, closed: () => line.end() })
  const leave = () => {
    clearInterval(beat)
    unsubscribe()
  }
  const begin = async () => {
    const versions = await listVersions(db)
    line.send(Buffer.from(`event: release\ndata: ${release}\n\n`))
    sendChanges(versions)
  }
  return { leave, begun: begin() }
}

/** A change goes to thousands of browsers in the same moment: it is encoded once for all who listen to the same collections. */
const encodedChanges = new WeakMap<Change[], Map<readonly Collection[], Buffer | undefined>>()

function messageFor(changes: Change[], hears: readonly Collection[]): Buffer | undefined {
  const messages = encodedChanges.get(changes) ?? new Map()
  encodedChanges.set(changes, messages)
  if (!messages.has(hears)) messages.set(hears, encodeChanges(changes, hears))
  return messages.get(hears)
}

function encodeChanges(changes: Change[], hears: readonly Collection[]): Buffer | undefined {
  const heard = changes.filter(({ collection }) => hears.includes(collection))
  return heard.length > 0 ? Buffer.from(`data: ${JSON.stringify(byCollection(heard))}\n\n`) : undefined
}

function byCollection(changes: Change[]): Record<string, number> {
  return Object.fromEntries(changes.map(({ collection, version }) => [collection, version]))
}

interface Options extends Listening {
  /** The listener's IP: the number of connections is limited for each. */
  ip: string
}

/** A browser that does not read is disconnected before this many messages: it comes back and catches up. */
const maxQueueLength = 64

/** The changes as the answer of a route. Visitors, who are many, get them by `server/live-listener.ts`. */
export function changeStream(request: Request, backend: Backend, { ip, ...listening }: Options): Response {
  // To HEAD without a body: an unread stream would never end.
  if (request.method !== 'GET') return new Response(null, { headers: streamHeaders })
  const giveBackPlace = backend.live.admit(ip)
  if (!giveBackPlace) return new Response(null, { status: 429, headers: tooManyHeaders })
  let leave = () => {}
  // A stream that nobody has begun to read is never cancelled: the request's own signal tells that they left.
  request.signal.addEventListener('abort', () => leave())

  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let here = true
        const end = () => {
          if (!here) return
          leave()
          controller.close()
        }
        const send = (message: Uint8Array) => {
          if (!here) return
          controller.enqueue(message)
          if ((controller.desiredSize ?? 0) <= 0) end()
        }
        const subscription = streamChanges({ send, end }, backend, listening)
        leave = () => {
          here = false
          giveBackPlace()
          subscription.leave()
        }
        try {
          await subscription.begun
        } catch (error) {
          leave()
          throw error
        }
      },
      cancel: () => leave(),
    },
    { highWaterMark: maxQueueLength },
  )

  return new Response(body, { headers: streamHeaders })
}
