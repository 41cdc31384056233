import { describe, expect, test } from 'vitest'
import { createLiveConnection, type LiveState, maxSilence, type StreamEvents } from './live-connection.ts'

/** A connection with a clock and a network that the test controls. */
function arrange({ random = 0 } = {}) {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const opened: { at: number; url: string; closed: boolean; events: StreamEvents }[] = []
  const states: LiveState[] = []
  const log: string[] = []

  const connection = createLiveConnection({
    open(url, events) {
      const stream = { at: now, url, closed: false, events }
      opened.push(stream)
      return () => {
        stream.closed = true
      }
    },
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    random: () => random,
    failed: () => log.push('failed'),
    gaveUp: () => log.push('gave up'),
    changed: (state) => states.push(state),
  })

  return {
    connection,
    opened,
    states,
    log,
    latest: () => {
      const stream = opened.at(-1)
      if (!stream) throw new Error('nothing was opened')
      return stream
    },
    now: () => now,
    pending: () => timers.map(({ at }) => at - now),
    /** Moves the clock to the next timer. */
    next() {
      const [timer] = timers.sort((a, b) => a.at - b.at)
      if (!timer) throw new Error('nothing is waiting')
      timers = timers.filter((other) => other !== timer)
      now = timer.at
      timer.run()
    },
  }
}

const connected = (options?: { random?: number }) => {
  const world = arrange(options)
  world.connection.set({ url: '/live' })
  return world
}

/** Loses the connection until it gives up; returns how long each wait was. */
function loseEverything(world: ReturnType<typeof connected>): number[] {
  const waits: number[] = []
  world.latest().events.lost()
  while (world.connection.state() !== 'given-up') {
    waits.push(world.pending()[0] ?? Number.NaN)
    world.next()
    world.latest().events.lost()
  }
  return waits
}

describe('a lost connection', () => {
  test('is tried again after 1, 2, 4 … 60 seconds, ten times, then once more after a pause of 2 seconds', () => {
    const world = connected()
    const waits = loseEverything(world)
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000, 2000])
    expect(world.opened).toHaveLength(1 + 10 + 1)
    expect(world.opened.every(({ closed }) => closed)).toBe(true)
    expect(world.pending()).toEqual([])
  })

  test('adds up to a tenth of jitter to the attempts, never to the last pause', () => {
    const waits = loseEverything(connected({ random: 1 }))
    expect(waits.slice(0, 3)).toEqual([1100, 2200, 4400])
    expect(waits.slice(6)).toEqual([66_000, 66_000, 66_000, 66_000, 2000])
  })

  test('is closed while it waits for the last try', () => {
    const world = connected()
    world.latest().events.lost()
    for (let attempt = 0; attempt < 10; attempt++) {
      world.next()
      world.latest().events.lost()
    }
    expect(world.connection.state()).toBe('pausing')
    expect(world.latest().closed).toBe(true)
  })

  test('is complained about at each failed attempt, and once at the end', () => {
    const world = connected()
    loseEverything(world)
    expect(world.log).toEqual([...Array(11).fill('failed'), 'gave up'])
  })

  test('counts attempts anew once a message has arrived', () => {
    const world = connected()
    world.latest().events.lost()
    world.next()
    world.latest().events.lost()
    expect(world.pending()).toEqual([2000])
    world.next()
    world.latest().events.received()
    expect(world.connection.state()).toBe('open')
    world.latest().events.lost()
    expect(world.pending()).toEqual([1000])
  })

  test('can be retried after giving up, with all attempts', () => {
    const world = connected()
    loseEverything(world)
    world.connection.retry()
    expect(world.connection.state()).toBe('connecting')
    expect(loseEverything(world)).toHaveLength(11)
  })

  test('comes back by the last try, too', () => {
    const world = connected()
    world.latest().events.lost()
    for (let attempt = 0; attempt < 10; attempt++) {
      world.next()
      world.latest().events.lost()
    }
    world.next()
    world.latest().events.received()
    expect(world.connection.state()).toBe('open')
    expect(world.log).not.toContain('gave up')
    world.latest().events.lost()
    expect(world.pending()).toEqual([1000])
  })
})

describe('silence', () => {
  test('longer than two heartbeats and a half is a lost connection', () => {
    const world = connected()
    world.latest().events.received()
    expect(world.pending()).toEqual([maxSilence])
    expect(maxSilence).toBe(62_500)
    world.next()
    expect(world.connection.state()).toBe('waiting')
    expect(world.latest().closed).toBe(true)
  })

  test('is broken by every sign of life', () => {
    const world = connected()
    world.latest().events.received()
    world.latest().events.received()
    expect(world.pending()).toEqual([maxSilence])
  })
})

describe('the browser', () => {
  test('going offline cancels a pending attempt and closes', () => {
    const waiting = connected()
    waiting.latest().events.lost()
    waiting.connection.set({ online: false })
    expect([waiting.connection.state(), waiting.pending()]).toEqual(['stopped', []])

    const open = connected()
    open.latest().events.received()
    open.connection.set({ online: false })
    expect([open.latest().closed, open.pending()]).toEqual([true, []])
  })

  test('coming online connects at once, with all attempts', () => {
    const world = connected()
    loseEverything(world)
    const at = world.now()
    world.connection.set({ online: false })
    world.connection.set({ online: true })
    expect(world.latest()).toMatchObject({ at, closed: false })
    expect(loseEverything(world)).toHaveLength(11)
  })

  test('hiding the tab closes the connection; showing it connects at once', () => {
    const world = connected()
    world.latest().events.received()
    world.connection.set({ visible: false })
    expect([world.connection.state(), world.latest().closed, world.pending()]).toEqual(['stopped', true, []])
    world.connection.set({ visible: true })
    expect([world.connection.state(), world.opened.length]).toEqual(['connecting', 2])
  })

  test('coming online while hidden does not connect', () => {
    const world = connected()
    world.connection.set({ visible: false })
    world.connection.set({ online: false })
    world.connection.set({ online: true })
    expect(world.opened).toHaveLength(1)
  })

  test('setting the same conditions again changes nothing', () => {
    const world = connected()
    world.connection.set({ online: true, visible: true, url: '/live' })
    expect([world.opened.length, world.latest().closed]).toEqual([1, false])
  })

  test('a retry while offline does not connect', () => {
    const world = connected()
    world.connection.set({ online: false })
    world.connection.retry()
    expect(world.opened).toHaveLength(1)
  })
})

describe('interest', () => {
  test('without a url nothing is opened, and what was open is closed', () => {
    const world = arrange()
    world.connection.retry()
    expect(world.opened).toEqual([])
    world.connection.set({ url: '/live' })
    world.connection.set({ url: undefined })
    expect([world.connection.state(), world.latest().closed]).toEqual(['stopped', true])
  })

  test('another url replaces the one connection', () => {
    const world = connected()
    world.connection.set({ url: '/admin/live-changes' })
    expect(world.opened.map(({ url, closed }) => [url, closed])).toEqual([
      ['/live', true],
      ['/admin/live-changes', false],
    ])
  })

  test('every change of state is reported once', () => {
    const world = connected()
    world.latest().events.received()
    world.latest().events.received()
    world.latest().events.lost()
    expect(world.states).toEqual(['connecting', 'open', 'waiting'])
  })
})
