import { type Change, listVersions } from '../../backend/data/database.ts'
import { backendContext } from '../context.ts'
import type { Route } from './+types/live'

const heartbeat = 25_000

/** Server-sent events: first the version of each collection, then the new version of whatever changes. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, live } = context.get(backendContext)
  let leave = () => {}

  const body = new ReadableStream<string>({
    async start(controller) {
      const send = (changes: Change[]) =>
        controller.enqueue(`data: ${JSON.stringify(byCollection(changes))}\n\n`)
      const beat = setInterval(() => controller.enqueue(': still here\n\n'), heartbeat)
      const unsubscribe = live.subscribe({
        changed: send,
        closed: () => {
          leave()
          controller.close()
        },
      })
      leave = () => {
        clearInterval(beat)
        unsubscribe()
      }
      send(await listVersions(db))
    },
    cancel: () => leave(),
  })

  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}

function byCollection(changes: Change[]): Record<string, number> {
  return Object.fromEntries(changes.map(({ collection, version }) => [collection, version]))
}
