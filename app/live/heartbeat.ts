/** The server says something at least this often. */
export const heartbeat = 25_000

/** A connection that has been silent for longer is dead, even if nobody has told the browser. */
export const longestSilence = 2.5 * heartbeat
