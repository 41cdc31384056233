import { createFairPlaces, type Owner } from './fair-places.ts'

/**
 * Requests of one lane do not wait for those of another: neither staff for visitors, nor health checks for either.
 * `visitors` and `staff` render pages, which takes the main thread some 20 ms, so one of them runs at a time. `files`
 * and `health` take about a millisecond, so several run in a row.
 */
export type Lane = 'visitors' | 'staff' | 'files' | 'health'

/** The most slots of one group, and of all. */
const limits: Record<Lane, { each: number; all: number }> = {
  visitors: { each: 100, all: 400 },
  staff: { each: 100, all: 300 },
  // A slot is held until the file is sent, so this bounds open files. A page of photos requests all of them at once.
  files: { each: 200, all: 2000 },
  health: { each: 50, all: 200 },
}
const heavyLanes = ['visitors', 'staff'] as const
const lightLanes = ['files', 'health'] as const
/** How many requests of each light lane run between two renderings. */
const lightAtOnce = 4

/** The client that has sent a request. Groups take turns, and so do the keys of a group. */
export interface QueueClient extends Owner {
  lane: Lane
}

/** A request's place in the queue, until it is released. */
export interface QueueSlot {
  /**
   * Waits for a turn on the main thread. Resolves to false when every client has disconnected: then nobody
   * needs the result, and rejects with `QueueFull` when the slot was taken away for somebody who holds less. A turn
   * ends when the event loop has gone round, so a request that waited for data needs another.
   */
  turn(): Promise<boolean>
  /** Adds a client who waits for the same page. The slot's turn comes with whichever client's line is served first. */
  join(client: QueueClient): Presence
  release(): void
}

/** One client that waits at a slot; `leave` is called when its connection closes. */
export interface Presence {
  leave(): void
}

export interface RenderQueue {
  /** Throws `QueueFull` when the lane or the client's group has no slot left. */
  admit(client: QueueClient): QueueSlot & Presence
  waiting(): Record<Lane, number>
}

export class QueueFull extends Error {
  constructor() {
    super('Too many requests wait to be rendered')
    this.name = 'QueueFull'
  }
}

/** Nobody waits for the response any more, so none is rendered. */
export class ClientsLeft extends Error {
  constructor() {
    super('All clients have disconnected')
    this.name = 'ClientsLeft'
  }
}

interface Ticket {
  isDone: boolean
  finish(result: boolean | QueueFull): void
}

interface Watcher {
  refused?(lane: Lane): void
  dropped?(lane: Lane): void
}

/**
 * The one queue for everything that takes the main thread longer than a millisecond. It is bounded and fair by network,
 * and lets the event loop go round between two turns, so that cached pages, live connections and responses in flight
 * get through. See docs/decisions/053-render-queue.md.
 */
export function createRenderQueue({ refused, dropped }: Watcher = {}): RenderQueue {
  const lanes = byLane(createLane)
  const heavy = heavyLanes.map((name) => lanes[name])
  let waiting = 0
  let isTicking = false
  let nextHeavy = 0

  function tick(): void {
    for (let tried = 0; tried < heavy.length; tried++) {
      const lane = heavy[nextHeavy]
      nextHeavy = (nextHeavy + 1) % heavy.length
      if (lane?.serveNext()) break
    }
    for (const name of lightLanes) for (let turn = 0; turn < lightAtOnce && lanes[name].serveNext(); turn++);
    isTicking = waiting > 0
    if (isTicking) setImmediate(tick)
  }

  function countWaiting(lane: LaneState, change: 1 | -1): void {
    lane.waiting += change
    waiting += change
    if (waiting > 0 && !isTicking) {
      isTicking = true
      setImmediate(tick)
    }
  }

  function admit(first: QueueClient): QueueSlot & Presence {
    const lane = lanes[first.lane]
    const clients = new Set<QueueClient>()
    let ticket: Ticket | undefined
    let hasStarted = false
    let isOver = false
    let isDropped = false
    let lost: QueueFull | undefined
    const place = lane.places.take(first, () => {
      refused?.(first.lane)
      lost = new QueueFull()
      ticket?.finish(lost)
    })
    if (!place) {
      refused?.(first.lane)
      throw new QueueFull()
    }

    function enqueue(waitingTicket: Ticket, client: QueueClient): void {
      if (hasStarted) lanes[client.lane].started.push(waitingTicket)
      else lanes[client.lane].lineOf(client).push(waitingTicket)
    }

    function join(client: QueueClient): Presence {
      // A copy, because the same client object may join twice and leaves once for each.
      const own = { ...client }
      clients.add(own)
      if (ticket && !ticket.isDone && !hasStarted) enqueue(ticket, own)
      return {
        leave() {
          if (!clients.delete(own) || clients.size > 0 || isOver) return
          isDropped = true
          dropped?.(first.lane)
          ticket?.finish(false)
        },
      }
    }

    const presence = join(first)
    return {
      ...presence,
      join,
      turn: () =>
        new Promise((resolve, reject) => {
          if (lost) return reject(lost)
          if (isDropped) return resolve(false)
          const own: Ticket = {
            isDone: false,
            finish(result) {
              if (own.isDone) return
              own.isDone = true
              hasStarted = true
              place.keep()
              countWaiting(lane, -1)
              if (result instanceof QueueFull) reject(result)
              else resolve(result)
            },
          }
          ticket = own
          for (const client of clients) enqueue(own, client)
          countWaiting(lane, 1)
        }),
      release() {
        if (isOver) return
        isOver = true
        ticket?.finish(false)
        place.release()
      },
    }
  }

  return { admit, waiting: () => byLane((name) => lanes[name].waiting) }
}

function byLane<Value>(make: (lane: Lane) => Value): Record<Lane, Value> {
  return {
    visitors: make('visitors'),
    staff: make('staff'),
    files: make('files'),
    health: make('health'),
  }
}

type LaneState = ReturnType<typeof createLane>

type Line = Ticket[]

function createLane(name: Lane) {
  /** Tickets that have had no turn yet, by group and key. The first group of the map is served next, by its first key. */
  const lines = new Map<string, Map<string, Line>>()
  /** Tickets that take a further turn come first, because the data that they have read takes memory. */
  const started: Line = []

  return {
    started,
    waiting: 0,
    places: createFairPlaces(limits[name]),
    lineOf({ group, key }: QueueClient): Line {
      const ofGroup = lines.get(group) ?? new Map<string, Line>()
      lines.set(group, ofGroup)
      const line = ofGroup.get(key) ?? []
      ofGroup.set(key, line)
      return line
    },
    /** Gives the next ticket its turn; false when none waits. */
    serveNext(): boolean {
      const ticket = nextOf(started) ?? rotate(lines, (ofGroup) => rotate(ofGroup, nextOf))
      ticket?.finish(true)
      return ticket !== undefined
    },
  }
}

/**
 * Takes the first ticket that is not done off a line. A ticket may stand in the lines of several clients, and
 * be done by the time another line reaches it.
 */
function nextOf(line: Line): Ticket | undefined {
  for (;;) {
    const ticket = line.shift()
    if (!ticket?.isDone) return ticket
  }
}

/** Takes a ticket from the first entry that has one, and moves that entry to the end. Empty entries are removed. */
function rotate<Entry extends Line | Map<string, Line>>(
  entries: Map<string, Entry>,
  take: (entry: Entry) => Ticket | undefined,
): Ticket | undefined {
  for (const [name, entry] of entries) {
    entries.delete(name)
    const ticket = take(entry)
    if ((Array.isArray(entry) ? entry.length : entry.size) > 0) entries.set(name, entry)
    if (ticket) return ticket
  }
  return undefined
}
