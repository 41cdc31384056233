import { type FormEvent, useEffect, useReducer, useRef } from 'react'
import { connectionText } from '../text/connection.ts'
import { button } from '../ui/button.ts'
import { type FormText, formDraft, submissionIdField, submissionIdOf, textOf } from './form-draft.ts'

const text = connectionText.form

/** To be rendered inside a form that uses `useOfflineForm`. */
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
 * Lets a form survive a lost connection. Spread `formProps` on it and render `OfflineFormNotice` with `state` and
 * `sendNow`. Call `onResponse` for every response of the server: it deletes the draft. Call `stored` when the server
 * has stored the form: the next submit then gets a new id. `name` separates the drafts of forms about different
 * things.
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
      /** Saves the draft also while the browser seems to be online, because the response may never arrive. */
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

/** The typed values, with the submission's id if the form has a field for it. */
function noteTry(form: HTMLFormElement, lastTry: FormText | undefined): FormText {
  const isHidden = (name: string) => (form.elements.namedItem(name) as HTMLInputElement)?.type === 'hidden'
  const values = textOf([...new FormData(form)].filter(([name]) => !isHidden(name)))
  const field = form.elements.namedItem(submissionIdField)
  if (!(field instanceof HTMLInputElement)) return values
  field.value = submissionIdOf(values, lastTry)
  return { ...values, [submissionIdField]: field.value }
}

/** Fills empty fields only: values that the page prefilled, or that were typed since, are not overwritten. */
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

/** waiting: the draft is stored until the connection is back. ready: the person may send it now. */
type OfflineFormState = 'idle' | 'waiting' | 'ready'

export type OfflineFormEvent =
  | { kind: 'opened'; hasDraft: boolean; online: boolean }
  | { kind: 'submitted'; online: boolean }
  | { kind: 'online' | 'offline' }
  /** The server has responded, whether it stored the form or not. */
  | { kind: 'answered' }

/** Keeps the draft of a form that was submitted offline, and offers to send it when the connection is back. */
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
