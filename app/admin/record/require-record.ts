import { data, type RouterContextProvider } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { backendContext } from '../../context.ts'
import { formRecord } from '../form/form-record.ts'
import type { RecordHandlers } from './record-actions.ts'
import { withLastChange } from './with-last-change.ts'

interface Asked {
  params: { id: string }
  context: Readonly<RouterContextProvider>
}

/** The record that a URL names, whole and as its form shows it; none is a 404 in the frame of the admin area. */
export async function requireRecord<Values extends object, Saved extends Values & { revision: number }>(
  { collection, find, empty }: RecordHandlers<Values, Saved>,
  { params: { id }, context }: Asked,
) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, collection)
  const saved = await find(db, id)
  if (saved === undefined) throw data(null, { status: 404 })
  const record = await withLastChange(db, { collection, id }, formRecord<Values>(saved, empty))
  return { versions, saved, record }
}
