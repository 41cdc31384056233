import type { Backend } from '../../backend/open.ts'
import { streamHeaders as headers, type Listening, streamChanges, tooManyHeaders } from './stream-changes.ts'

interface Options extends Listening {
  /** The listener's IP: the number of connections is limited for each. */
  ip: string
}

/** A browser that does not read is disconnected before this many messages: it comes back and catches up. */
const maxQueueLength = 64

/** The changes as the answer of a route. Visitors, who are many, get them by `server/live-listener.ts`. */
export function changeStream(request: Request, backend: Backend, { ip, ...listening }: Options): Response {
  // To HEAD without a body: an unread stream would never end.
  if (request.method !== 'GET') return new Response(null, { headers })
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

  return new Response(body, { headers })
}
