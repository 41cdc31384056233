import { type FormEvent, useCallback, useEffect, useReducer, useRef } from 'react'
import { useLocale } from '../locale.tsx'
import { button } from '../ui/button.ts'
import { type FormText, formDraft, submissionIdField, submissionIdOf, textOf } from './form-draft.ts'

/** waiting: the draft is stored until the connection is back. ready: the person may send it now. */
type OfflineFormState = 'idle' | 'waiting' | 'ready'

export type OfflineFormEvent =
  | { kind: 'opened'; hasDraft: boolean; online: boolean }
  | { kind: 'submitted'; online: boolean }
  | { kind: 'online' | 'offline' }
  /** The server has responded, whether it stored the form or not. */
  | { kind: 'responded' }

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
    case 'responded':
      return 'idle'
  }
}

/** To be rendered inside a form that uses `useOfflineForm`. */
export function OfflineFormNotice({ state, onSend }: { state: OfflineFormState; onSend: () => void }) {
  const { form: text } = useLocale().text.connection
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
  const lastAttempt = useRef<FormText>(undefined)
  const [state, dispatch] = useReducer(offlineForm, 'idle')

  useEffect(() => {
    const text = draft.read()
    lastAttempt.current = text
    if (text && ref.current) fillIn(ref.current, text)
    dispatch({ kind: 'opened', hasDraft: text !== undefined, online: navigator.onLine })
    const onOnline = () => dispatch({ kind: 'online' })
    const onOffline = () => dispatch({ kind: 'offline' })
    addEventListener('online', onOnline)
    addEventListener('offline', onOffline)
    return () => {
      removeEventListener('online', onOnline)
      removeEventListener('offline', onOffline)
    }
  }, [draft])

  const onResponse = useCallback(() => {
    draft.clear()
    dispatch({ kind: 'responded' })
  }, [draft])
  const stored = useCallback(() => {
    lastAttempt.current = undefined
  }, [])

  return {
    state,
    formProps: {
      ref,
      /** Saves the draft also while the browser seems to be online, because the response may never arrive. */
      onSubmit(event: FormEvent<HTMLFormElement>) {
        lastAttempt.current = prepareSubmission(event.currentTarget, lastAttempt.current)
        draft.save(lastAttempt.current)
        if (!navigator.onLine) event.preventDefault()
        dispatch({ kind: 'submitted', online: navigator.onLine })
      },
    },
    sendNow: () => ref.current?.requestSubmit(),
    onResponse,
    stored,
  }
}

/** The typed values, with the submission's id if the form has a field for it. */
function prepareSubmission(form: HTMLFormElement, lastAttempt: FormText | undefined): FormText {
  const isHidden = (name: string) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement && field.type === 'hidden'
  }
  const values = textOf([...new FormData(form)].filter(([name]) => !isHidden(name)))
  const field = form.elements.namedItem(submissionIdField)
  if (!(field instanceof HTMLInputElement)) return values
  field.value = submissionIdOf(values, lastAttempt)
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
