import { listVersions } from '../../backend/data/database.ts'
import type { VersionChange } from '../../backend/data/engine.ts'
import type { Collection } from '../../backend/data/schema.ts'
import type { Backend } from '../../backend/open.ts'
import { heartbeat } from '../live/live-connection.ts'

interface Listening {
  /** The collections that this listener may know of. */
  subscribed: readonly Collection[]
  release: string
  /** Checked at every heartbeat, so that a person who was signed out receives nothing more. */
  mayListen?(): Promise<boolean>
}

/** The connection to one listener. */
export interface Line {
  send(message: Buffer): void
  /** Closes the connection. The listener reconnects and receives all current versions. */
  end(): void
}

/** Headers of server-sent events. `X-Accel-Buffering` keeps nginx from buffering them. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

/** Headers of the 429 response to a network that has reached its limit of connections. */
export const tooManyHeaders = { 'Retry-After': '30', 'Cache-Control': 'no-store' }

const beatMessage = Buffer.from('event: beat\ndata:\n\n')

/**
 * Sends the release and the version of each collection, then every new version, and heartbeats by which both sides
 * notice a dead connection. `begun` resolves when the first versions were sent; `leave` ends the stream.
 */
export function streamChanges(
  line: Line,
  { db, live }: Backend,
  { subscribed, release, mayListen = async () => true }: Listening,
): { leave(): void; begun: Promise<void> } {
  const sendChanges = (changes: VersionChange[]) => {
    const message = messageFor(changes, subscribed)
    if (message) line.send(message)
  }
  const askAgain = async () => {
    // If the session cannot be read, the connection is closed: the browser reconnects and is checked again.
    if (await mayListen().catch(() => false)) line.send(beatMessage)
    else line.end()
  }
  const beat = setInterval(askAgain, heartbeat)
  const changed = (changes: VersionChange[]) => {
    // Checks the session before sending the change: a person who was just signed out must not receive it.
    const mayConcernSessions =
      subscribed.includes('users') && changes.some(({ collection }) => collection === 'users')
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

/**
 * Encoded messages by change and subscribed collections. A change goes to thousands of browsers at once, so it
 * is encoded once for all that subscribe to the same collections.
 */
const encodedChanges = new WeakMap<VersionChange[], Map<readonly Collection[], Buffer | undefined>>()

function messageFor(changes: VersionChange[], subscribed: readonly Collection[]): Buffer | undefined {
  const messages = encodedChanges.get(changes) ?? new Map()
  encodedChanges.set(changes, messages)
  if (!messages.has(subscribed)) messages.set(subscribed, encodeChanges(changes, subscribed))
  return messages.get(subscribed)
}

function encodeChanges(changes: VersionChange[], subscribed: readonly Collection[]): Buffer | undefined {
  const relevant = changes.filter(({ collection }) => subscribed.includes(collection))
  return relevant.length > 0 ? Buffer.from(`data: ${JSON.stringify(byCollection(relevant))}\n\n`) : undefined
}

function byCollection(changes: VersionChange[]): Record<string, number> {
  return Object.fromEntries(changes.map(({ collection, version }) => [collection, version]))
}

interface Options extends Listening {
  /** The number of connections is limited for each IP address. */
  ip: string
}

/**
 * When this many messages are queued, a browser that does not read them is disconnected. It reconnects and
 * receives the current versions.
 */
const maxQueueLength = 64

/**
 * The stream as the response of a route, for the admin. Visitors, of whom there are many more, are served by
 * `server/live-listener.ts`.
 */
export function changeStream(request: Request, backend: Backend, { ip, ...listening }: Options): Response {
  // The response to HEAD has no body: a stream that nobody reads would never end.
  if (request.method !== 'GET') return new Response(null, { headers: streamHeaders })
  const releaseConnection = backend.live.admit(ip)
  if (!releaseConnection) return new Response(null, { status: 429, headers: tooManyHeaders })
  let leave = () => {}
  // A stream that was never read is not cancelled when the client disconnects; the request's signal is aborted.
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
          releaseConnection()
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
