import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { ConflictPanel } from './conflict-panel.tsx'
import { type Fields, FormBody } from './form-body.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { SavedRecord } from './saved-record.ts'
import type { Fault } from './tell-result.ts'
import { useOpenedRecord } from './use-opened-record.ts'
import type { Description } from './what-changed.ts'

/** What an action of a form answers when it did not save. */
export interface RefusedSave<Values> extends Fault {
  reply?: SubmissionResult
  conflict?: SavedRecord<Values> | undefined
}

export interface RecordFormProps<Values> {
  schema: z.ZodType<Values>
  /** What the fields start with; revision 0 while adding. */
  record: SavedRecord<Values>
  /** Of what is being added: the same however often the form is sent. */
  newId?: string
  refused: RefusedSave<Values> | undefined
  describe(values: Values): Description
  /** Where cancelling leads; settings have no list to go back to. */
  list?: string
  /** Words at a field that are also said aloud. */
  saidAloud?: string
  /** More buttons at the end of the form's last line. */
  more?: ReactNode
  children(fields: Fields<Values>): ReactNode
}

/** The form that all records share: one save at a time, nothing typed gets lost, conflicts are shown. */
export function RecordForm<Values extends Record<string, unknown>>(props: RecordFormProps<Values>) {
  const { schema, record, refused, describe } = props
  const form = useRef<HTMLFormElement>(null)
  const read = () => {
    const submission = form.current && parseWithZod(new FormData(form.current), { schema })
    return submission?.status === 'success' ? (submission.value as Values) : undefined
  }
  const { opened, conflict, isDirty, keepMine, takeTheirs } = useOpenedRecord({
    record,
    refused: refused?.conflict,
    describe,
    read,
    form,
  })

  const saveMine = () => {
    flushSync(keepMine)
    form.current?.requestSubmit()
  }

  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      {conflict && <ConflictPanel conflict={conflict} onKeepMine={saveMine} onTakeTheirs={takeTheirs} />}
      <FormBody key={opened.key} form={form} opened={opened} {...props} />
    </>
  )
}
