import { type FormEvent, useEffect, useReducer, useRef } from 'react'
import { connectionText } from '../text/connection.ts'
import { button } from '../ui/button.ts'
import { type FormText, formDraft, submissionIdField, submissionIdOf, textOf } from './form-draft.ts'

const text = connectionText.form

/** Stands in a form that uses `useOfflineForm`. */
export function OfflineFormNotice({ state, onSend }: { state: OfflineFormState; onSend: () => void }) {
  return (
    <div role="status">
      {state === 'waiting' && (
        <p className="rounded-lg bg-reserved-soft p-4 font-medium text-reserved">{text.waiting}</p>
      )}
      {state === 'ready' && (
        <div className="flex flex-wrap items-center gap-4 rounded-lg bg-available-soft p-4 text-available">
          <p className="font-medium">{text.ready}</p>
          <button type="button" onClick={onSend} className={button({ kind: 'secondary' })}>
            {text.send}
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * For a form that should survive a lost connection. Spread `formProps` on it, show `OfflineFormNotice` with
 * `state` and `sendNow`, and call `answered` when the server has answered, whatever it says: from then on what
 * was typed is the page's business; `stored` when the server has taken it: the same text is then a new form.
 * Forms that are sent for different things need different names.
 */
export function useOfflineForm(name: string) {
  const ref = useRef<HTMLFormElement>(null)
  const draft = useRef(formDraft(() => sessionStorage, name)).current
  const lastTry = useRef<FormText>(undefined)
  const [state, dispatch] = useReducer(offlineForm, 'idle')

  useEffect(() => {
    const text = draft.read()
    lastTry.current = text
    if (text && ref.current) fillIn(ref.current, text)
    dispatch({ kind: 'opened', hasDraft: text !== undefined, online: navigator.onLine })
    const onChange = ({ type }: Event) => dispatch({ kind: type as 'online' | 'offline' })
    addEventListener('online', onChange)
    addEventListener('offline', onChange)
    return () => {
      removeEventListener('online', onChange)
      removeEventListener('offline', onChange)
    }
  }, [draft])

  return {
    state,
    formProps: {
      ref,
      /** Kept also when there seems to be a connection: the answer may never come. */
      onSubmit(event: FormEvent<HTMLFormElement>) {
        lastTry.current = noteTry(event.currentTarget, lastTry.current)
        draft.save(lastTry.current)
        if (!navigator.onLine) event.preventDefault()
        dispatch({ kind: 'submitted', online: navigator.onLine })
      },
    },
    sendNow: () => ref.current?.requestSubmit(),
    onResponse() {
      draft.clear()
      dispatch({ kind: 'answered' })
    },
    stored() {
      lastTry.current = undefined
    },
  }
}

/** What is sent this time: what was typed, and the id of this submission, if the form has a field for one. */
function noteTry(form: HTMLFormElement, lastTry: FormText | undefined): FormText {
  const isHidden = (name: string) => (form.elements.namedItem(name) as HTMLInputElement)?.type === 'hidden'
  const values = textOf([...new FormData(form)].filter(([name]) => !isHidden(name)))
  const field = form.elements.namedItem(submissionIdField)
  if (!(field instanceof HTMLInputElement)) return values
  field.value = submissionIdOf(values, lastTry)
  return { ...values, [submissionIdField]: field.value }
}

/** Only where nothing stands: what the page itself has filled in, and what was typed since, counts more. */
function fillIn(form: HTMLFormElement, text: FormText): void {
  for (const [name, value] of Object.entries(text)) {
    const field = form.elements.namedItem(name)
    const isText =
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement
    if (!isText || field.type === 'hidden' || field.value !== '') continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** idle: nothing to say; waiting: kept until there is a connection; ready: may be sent now. */
type OfflineFormState = 'idle' | 'waiting' | 'ready'

export type OfflineFormEvent =
  /** The form has opened, perhaps again. */
  | { kind: 'opened'; hasDraft: boolean; online: boolean }
  | { kind: 'submitted'; online: boolean }
  | { kind: 'online' | 'offline' }
  /** The server has it, or has said why not. */
  | { kind: 'answered' }

/** A form without a connection keeps what was typed, and offers to send it once the connection is back. */
export function offlineForm(state: OfflineFormState, event: OfflineFormEvent): OfflineFormState {
  switch (event.kind) {
    case 'opened':
      if (!event.hasDraft) return 'idle'
      return event.online ? 'ready' : 'waiting'
    case 'submitted':
      return event.online ? 'idle' : 'waiting'
    case 'online':
      return state === 'waiting' ? 'ready' : state
    case 'offline':
      return state === 'ready' ? 'waiting' : state
    case 'answered':
      return 'idle'
  }
}
