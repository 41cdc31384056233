import { backOff } from '../../domain/back-off.ts'

/** The server says something at least this often. */
export const heartbeat = 25_000

/** A connection that has been silent for longer is dead, even if nobody has told the browser. */
export const maxSilence = 2.5 * heartbeat

/** How often a lost connection is tried again before the last try. */
const maxAttempts = 10
/** The last try waits this long after closing. */
const lastPause = 2_000

/**
 * stopped: nobody looks, the tab is hidden or the browser is offline; waiting: for the next attempt;
 * pausing: before the last try; given-up: a person may ask for another round.
 */
export type LiveState = 'stopped' | 'connecting' | 'open' | 'waiting' | 'pausing' | 'given-up'

export interface LiveConnectionDeps {
  /** Opens a stream and returns what closes it. After that it calls nothing any more. */
  open(url: string, events: StreamEvents): () => void
  /** Calls `run` later and returns what prevents it. */
  after(milliseconds: number, run: () => void): () => void
  random(): number
  /** An attempt to come back failed. */
  failed(): void
  gaveUp(): void
  changed(state: LiveState): void
}

export interface StreamEvents {
  heard(): void
  lost(): void
}

interface Conditions {
  /** Where to listen, while anybody wants to know. */
  url: string | undefined
  online: boolean
  visible: boolean
}

export interface LiveConnection {
  state(): LiveState
  set(conditions: Partial<Conditions>): void
  /** Starts over, with all attempts. */
  retry(): void
}

export function createLiveConnection(deps: LiveConnectionDeps): LiveConnection {
  const conditions: Conditions = { url: undefined, online: true, visible: true }
  let state: LiveState = 'stopped'
  let attempt = 0
  let isLastTry = false
  let close = () => {}
  let cancelTimer = () => {}

  function enter(next: LiveState): void {
    const changed = state !== next
    state = next
    if (changed) deps.changed(next)
  }

  function wait(milliseconds: number, run: () => void): void {
    cancelTimer()
    cancelTimer = deps.after(milliseconds, run)
  }

  function stop(): void {
    cancelTimer()
    close()
    cancelTimer = close = () => {}
  }

  function connect(url: string): void {
    stop()
    enter('connecting')
    wait(maxSilence, lost)
    close = deps.open(url, { heard, lost })
  }

  function heard(): void {
    attempt = 0
    isLastTry = false
    wait(maxSilence, lost)
    enter('open')
  }

  function lost(): void {
    stop()
    if (attempt > 0) deps.failed()
    if (isLastTry) {
      enter('given-up')
      deps.gaveUp()
    } else if (attempt < maxAttempts) {
      wait(backOff(attempt, deps.random()), again)
      attempt += 1
      enter('waiting')
    } else {
      isLastTry = true
      wait(lastPause, again)
      enter('pausing')
    }
  }

  function again(): void {
    if (conditions.url) connect(conditions.url)
  }

  function startOver(): void {
    attempt = 0
    isLastTry = false
    const { url, online, visible } = conditions
    if (url && online && visible) connect(url)
    else {
      stop()
      enter('stopped')
    }
  }

  return {
    state: () => state,
    set(next) {
      const before = JSON.stringify(conditions)
      Object.assign(conditions, next)
      if (JSON.stringify(conditions) !== before) startOver()
    },
    retry: startOver,
  }
}
