import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { adminText } from '../../text/admin.ts'
import { showError } from '../../ui/toaster.ts'
import { isUploading } from '../../uploads/is-uploading.ts'
import { ConflictPanel, TakenOver } from './conflict-panel.tsx'
import { FormBody, type FormProps } from './form-body.tsx'
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

interface RecordFormProps<Values> extends FormProps<Values> {
  /** What the fields start with; revision 0 while adding. */
  record: SavedRecord<Values>
  refused: RefusedSave<Values> | undefined
  describe(values: Values): Description
}

/** The form that all records share: one save at a time, nothing typed gets lost, conflicts are shown. */
export function RecordForm<Values extends Record<string, unknown>>(props: RecordFormProps<Values>) {
  const { schema, record, refused, describe } = props
  const form = useRef<HTMLFormElement>(null)
  const read = () => {
    const submission = form.current && parseWithZod(new FormData(form.current), { schema })
    return submission?.status === 'success' ? (submission.value as Values) : undefined
  }
  const { opened, differences, takenOver, isDirty, keepMine, takeTheirs } = useOpenedRecord({
    record,
    refused: refused?.conflict,
    describe,
    read,
    form,
  })

  const decide = (how: () => void) => {
    // Either way brings fresh fields, and those would not hear of a file that is still on its way.
    if (form.current && isUploading(form.current)) showError(adminText.stillUploading)
    else how()
  }
  const saveMine = () => {
    flushSync(keepMine)
    form.current?.requestSubmit()
  }

  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      {takenOver.length > 0 && <TakenOver differences={takenOver} />}
      {differences && (
        <ConflictPanel
          differences={differences}
          onKeepMine={() => decide(saveMine)}
          onTakeTheirs={() => decide(takeTheirs)}
        />
      )}
      <FormBody key={opened.key} form={form} revision={opened.revision} shown={opened.shown} {...props} />
    </>
  )
}
