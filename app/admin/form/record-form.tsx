import type { SubmissionResult } from '@conform-to/react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Description } from '../../../domain/record/field-table.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import type { Question } from '../../../domain/record/warning.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { showError } from '../../ui/toaster.ts'
import { isUploading } from '../../uploads/is-uploading.ts'
import { withReturnTo } from '../record/return-to.ts'
import { useTranslatedForm } from '../translations/translated-form.tsx'
import { ConflictPanel, TakenOverFields } from './conflict/conflict-panel.tsx'
import { useOpenedRecord } from './conflict/use-opened-record.ts'
import { FormBody, type FormProps } from './form-body.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { parseForm } from './parse-form.ts'
import { SaveQuestion } from './save-question.tsx'
import type { Fault } from './toast-result.ts'

/** What `saveAction` returns when it has not saved. */
export interface RefusedSave<Values> extends Fault {
  reply?: SubmissionResult
  conflict?: SavedRecord<Values> | undefined
  question?: Question
}

interface RecordFormProps<Values> extends FormProps<Values> {
  /** The initial values of the fields; its revision is 0 for a new record. */
  record: SavedRecord<Values>
  refused: RefusedSave<Values> | undefined
  describe(values: Values): Description
}

/** The form of every record: saves once at a time, keeps what was typed, and shows conflicts. */
export function RecordForm<Values extends Record<string, unknown>>(props: RecordFormProps<Values>) {
  const { schema, record, refused, describe } = props
  const { hasUnsaved, saveFirst } = useTranslatedForm()
  const form = useRef<HTMLFormElement>(null)
  const read = () => {
    const submission = form.current && parseForm(new FormData(form.current), schema)
    return submission?.status === 'success' ? submission.value : undefined
  }
  const { opened, isDirty, decide } = useOpenedRecord({
    record,
    refused: refused?.conflict,
    sentRevision: refused?.conflict && sentRevisionOf(refused),
    describe,
    read,
    form,
  })

  const unlessUploading = (work: () => void) => {
    // Deciding remounts the fields, and a remounted field would not receive the URL of a file that is still uploading.
    if (form.current && isUploading(form.current)) showError(adminText.stillUploading)
    else work()
  }
  const saveMine = () => {
    flushSync(() => decide('mine'))
    form.current?.requestSubmit()
  }

  // Fields that were merged or decided on show that, and no longer what the stale save has sent.
  const hasDecided = refused?.conflict !== undefined && opened.key > 0

  return (
    <>
      <LeaveGuard
        isDirty={() => hasUnsaved || isDirty()}
        saveAndGoTo={(page) => saveFirst(() => form.current && saveAndGoTo(form.current, page))}
      />
      {refused?.error && (
        // With JavaScript, a toast shows the error.
        <noscript>
          <p role="alert" className="mb-6 rounded-lg bg-sold-soft p-4 font-medium text-sold">
            {refused.error} {refused.detail}
          </p>
        </noscript>
      )}
      {opened.takenOver.length > 0 && <TakenOverFields differences={opened.takenOver} />}
      {opened.conflict && (
        <ConflictPanel
          differences={opened.conflict.differences}
          change={opened.conflict.theirs.change}
          onKeepMine={() => unlessUploading(saveMine)}
          onTakeTheirs={() => unlessUploading(() => decide('theirs'))}
        />
      )}
      <SaveQuestion question={refused?.question} form={form} />
      <FormBody
        key={opened.key}
        form={form}
        revision={opened.revision}
        shown={opened.shown}
        {...props}
        refused={refused && hasDecided ? omitReply(refused) : refused}
      />
    </>
  )
}

function sentRevisionOf<Values>({ reply }: RefusedSave<Values>): number | undefined {
  const sent = reply?.initialValue?.revision
  return typeof sent === 'string' ? Number(sent) : undefined
}

function omitReply<Values>({ reply: _, ...refused }: RefusedSave<Values>): RefusedSave<Values> {
  return refused
}

/** Submits the form with another page to return to. */
function saveAndGoTo(form: HTMLFormElement, page: string): void {
  const submitter = document.createElement('button')
  submitter.type = 'submit'
  submitter.hidden = true
  submitter.setAttribute('formaction', withReturnTo(location.pathname, page))
  form.append(submitter)
  form.requestSubmit(submitter)
  submitter.remove()
}
