/** The server says something at least this often. */
export const heartbeat = 25_000

/** A connection that has been silent for longer is dead, even if nobody has told the browser. */
export const maxSilence = 2.5 * heartbeat
