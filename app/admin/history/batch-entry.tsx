import { Link } from 'react-router'
import { historyText as text } from '../../text/admin/history.ts'
import { EntryTitle, kindMarks, RevertButton } from './change-parts.tsx'
import { ChangedRecord } from './changed-record.tsx'
import type { BatchView } from './describe-entry.ts'

/** What was changed in one step: one line, which opens, and is taken back as one. */
export function BatchEntry({ batch }: { batch: BatchView }) {
  const { id, kind, what, size, changes, canRevert } = batch
  return (
    <>
      <EntryTitle mark={kindMarks[kind]} label={text.kinds[kind]} what={what}>
        {canRevert && <RevertButton sent={{ batch: id, what }} label={text.batch.revert} />}
      </EntryTitle>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-sea-700 underline">
          {text.batch.open}
        </summary>
        <ul className="mt-1 grid gap-1">
          {changes.map((change) => (
            <ChangedRecord key={change.id} change={change} />
          ))}
        </ul>
        {size > changes.length && (
          <Link to={`?batch=${id}`} className="inline-block py-2 font-semibold text-sea-700 underline">
            {text.batch.all(size)}
          </Link>
        )}
      </details>
    </>
  )
}
