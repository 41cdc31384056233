import { backOff } from '../../domain/back-off.ts'

/** The longest time between two messages of the server, in milliseconds. */
export const heartbeat = 25_000

/**
 * How long the server may be silent before the connection counts as lost, in milliseconds. A dead connection
 * does not always raise an error.
 */
export const maxSilence = 2.5 * heartbeat

/** The number of attempts with a growing delay, before the last attempt. */
const maxAttempts = 10
/** The delay before the last attempt, in milliseconds. */
const lastPause = 2_000

/**
 * stopped: nothing on the page is live, the tab is hidden or the browser is offline. waiting: until the next attempt.
 * pausing: before the last attempt. given-up: until a person asks for another try.
 */
export type LiveState = 'stopped' | 'connecting' | 'open' | 'waiting' | 'pausing' | 'given-up'

export interface LiveConnectionDeps {
  /** Opens a stream and returns a function that closes it. A closed stream raises no events. */
  open(url: string, events: StreamEvents): () => void
  /** Returns a function that cancels the timer. */
  after(milliseconds: number, run: () => void): () => void
  random(): number
  failed(): void
  gaveUp(): void
  changed(state: LiveState): void
}

export interface StreamEvents {
  received(): void
  lost(): void
}

interface Conditions {
  /** The URL of the stream of changes; undefined while nothing on the page is live. */
  url: string | undefined
  online: boolean
  visible: boolean
}

export interface LiveConnection {
  state(): LiveState
  set(conditions: Partial<Conditions>): void
  /** Resets the attempts and connects at once. */
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
    close = deps.open(url, { received, lost })
  }

  function received(): void {
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
