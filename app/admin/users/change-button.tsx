import { useState } from 'react'
import { Form, href, useNavigation, useSubmit } from 'react-router'
import { peopleText as text } from '../../text/admin/people.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { rowAction } from '../../ui/row-actions.ts'
import type { UserChange } from './user-change.ts'

const url = `${href('/admin/users')}?change`
const dangers: readonly UserChange[] = ['deactivate', 'remove']

/** With scripts it asks first where that helps; without, the form is sent at once: all but a withdrawal can be undone. */
export function ChangeButton({ id, name, change }: { id: string; name: string; change: UserChange }) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const isBusy = useNavigation().state !== 'idle'
  const question = change in text.ask ? text.ask[change as keyof typeof text.ask] : undefined
  return (
    <Form
      method="post"
      action={url}
      preventScrollReset
      onSubmit={(event) => {
        if (!question || isBusy) return isBusy && event.preventDefault()
        event.preventDefault()
        setAsking(true)
      }}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={change} />
      <button
        type="submit"
        aria-label={text.changes[change](name)}
        className={`${dangers.includes(change) ? rowAction.danger : rowAction.plain} min-h-11`}
      >
        {text.labels[change]}
      </button>
      {asking && question && (
        <ConfirmDialog
          title={question.title(name)}
          confirm={text.labels[change]}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            submit({ id, change }, { method: 'post', action: url, preventScrollReset: true })
          }}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </Form>
  )
}
