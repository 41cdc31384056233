import { data } from 'react-router'

/** The record that an address names; none is a 404 in the frame of the back office. */
export function requireRecord<T>(record: T | undefined): T {
  if (record === undefined) throw data(null, { status: 404 })
  return record
}
