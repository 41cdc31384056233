import { afterAll, expect } from 'vitest'

/**
 * What `pg` warns of, once in a process, such as a connection that is given a second query before the first one has
 * ended: its next release refuses that. Files share processes, so this listens in each of them.
 */
const outdated: string[] = []
const note = ({ name, message }: Error) => {
  if (name === 'DeprecationWarning' && /pg@|Postgres/.test(message)) outdated.push(message)
}

process.on('warning', note)

afterAll(() => {
  process.off('warning', note)
  expect(outdated).toEqual([])
})
