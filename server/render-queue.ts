/**
 * Lanes pass each other by: admins do not wait for visitors, nor health for either. Of what takes the main thread
 * long, one turn of either lane comes at a time; what is light goes through several at once.
 */
export type Lane = 'visitors' | 'staff' | 'files' | 'health'

interface Limits {
  /** In the queue or being worked on, for one group: networks next to each other, or a session. */
  each: number
  all: number
}

const limits: Record<Lane, Limits> = {
  visitors: { each: 100, all: 400 },
  staff: { each: 100, all: 300 },
  // Held until the file is sent: this many are open at most. A page of photos asks for all of them at once.
  files: { each: 200, all: 2000 },
  health: { each: 50, all: 200 },
}
const heavyLanes = ['visitors', 'staff'] as const
const lightLanes = ['files', 'health'] as const
/** Of each light lane, between two renderings: each takes a millisecond or so. */
const lightAtOnce = 4

/** In whose line a request waits. */
export interface QueueClient {
  lane: Lane
  /** His network, or his session. */
  key: string
  /** Who shares one limit with him: somebody with many networks next to each other is one. */
  group: string
}

/** A request in the queue, until it gives its place back. */
export interface QueueSlot {
  /**
   * Waits for its turn; false when everybody who asked has left, and nothing is to be done any more. A turn lasts until
   * the event loop has gone round: whoever waited for data meanwhile asks for another one.
   */
  turn(): Promise<boolean>
  /** Somebody else waits for the same, and need not wait behind the others of whoever came first. */
  join(client: QueueClient): Presence
  release(): void
}

/** Of one who waits at a place. */
export interface Presence {
  leave(): void
}

export interface RenderQueue {
  /** Throws `QueueFull`. */
  admit(client: QueueClient): QueueSlot & Presence
  /** How many wait for a turn in each lane. */
  waiting(): Record<Lane, number>
}

/** Too many of the same network, or of all. */
export class QueueFull extends Error {
  constructor() {
    super('Too many requests wait to be rendered')
    this.name = 'QueueFull'
  }
}

/** Everybody who had asked for it has left. */
export class ClientsLeft extends Error {
  constructor() {
    super('Everybody who asked has left')
    this.name = 'AskersLeft'
  }
}

interface Ticket {
  isDone: boolean
  finish(mayGoOn: boolean): void
}

interface Watcher {
  refused?(lane: Lane): void
  dropped?(lane: Lane): void
}

/**
 * The one queue of all that takes the main thread longer than a millisecond: bounded, fair by network, and with a round
 * of the event loop between two turns, in which cached pages, live connections and answers that are in flight get
 * through. See docs/decisions/053-rendering-in-turns.md.
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
    const ofGroup = lane.counts.get(first.group) ?? 0
    const { each, all } = limits[first.lane]
    // When the lane is full, those who hold most are refused, and whoever has less than an equal part still gets in.
    const share = Math.ceil(all / (lane.counts.size + 1))
    const isFull = lane.count >= all && (ofGroup >= share || lane.count >= 2 * all)
    if (isFull || ofGroup >= each) {
      refused?.(first.lane)
      throw new QueueFull()
    }
    lane.count += 1
    lane.counts.set(first.group, ofGroup + 1)
    const clients = new Set<QueueClient>()
    let ticket: Ticket | undefined
    let hasStarted = false
    let isOver = false
    let isDropped = false

    function enqueue(waitingTicket: Ticket, { lane, key }: QueueClient): void {
      if (hasStarted) lanes[lane].begun.push(waitingTicket)
      else lanes[lane].lineOf(key).push(waitingTicket)
    }

    function join(client: QueueClient): Presence {
      // Of his own, for one may ask twice.
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
        new Promise((resolve) => {
          if (isDropped) return resolve(false)
          const own: Ticket = {
            isDone: false,
            finish(mayGoOn) {
              if (own.isDone) return
              own.isDone = true
              hasStarted = true
              countWaiting(lane, -1)
              resolve(mayGoOn)
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
        lane.count -= 1
        const left = (lane.counts.get(first.group) ?? 0) - 1
        if (left > 0) lane.counts.set(first.group, left)
        else lane.counts.delete(first.group)
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

function createLane() {
  /** Of each key, those who have not begun; the key whose turn it is comes first. */
  const lines = new Map<string, Ticket[]>()
  /** What has begun is finished first: it was its turn, and it holds what it has read. */
  const started: Ticket[] = []

  function next(): Ticket | undefined {
    for (const [key, line] of lines) {
      lines.delete(key)
      const ticket = nextOf(line)
      if (line.length > 0) lines.set(key, line)
      if (ticket) return ticket
    }
    return undefined
  }

  return {
    started,
    waiting: 0,
    /** All that have a place. */
    count: 0,
    counts: new Map<string, number>(),
    lineOf(key: string): Ticket[] {
      const line = lines.get(key) ?? []
      lines.set(key, line)
      return line
    },
    /** Gives the next one its turn; false when nobody waits. */
    serveNext(): boolean {
      const ticket = nextOf(started) ?? next()
      ticket?.finish(true)
      return ticket !== undefined
    },
  }
}

/** Who stood in several lines may have had his turn in another one. */
function nextOf(line: Ticket[]): Ticket | undefined {
  for (;;) {
    const ticket = line.shift()
    if (!ticket?.isDone) return ticket
  }
}
