import { type FormEvent, useEffect, useReducer, useRef } from 'react'
import { type FormText, keptText, textOf } from './kept-text.ts'
import { offlineForm } from './offline-form.ts'

/**
 * For a form that should survive a lost connection. Spread `formProps` on it, show `OfflineFormNotice` with
 * `state` and `sendNow`, and call `answered` when the server has answered, whatever it says: from then on what
 * was typed is the page's business. Forms that are sent for different things need different names.
 */
export function useOfflineForm(name: string) {
  const ref = useRef<HTMLFormElement>(null)
  const kept = useRef(keptText(() => sessionStorage, name)).current
  const [state, tell] = useReducer(offlineForm, 'idle')

  useEffect(() => {
    const text = kept.read()
    if (text && ref.current) fillIn(ref.current, text)
    tell({ kind: 'opened', hasKeptText: text !== undefined, online: navigator.onLine })
    const onChange = ({ type }: Event) => tell({ kind: type as 'online' | 'offline' })
    addEventListener('online', onChange)
    addEventListener('offline', onChange)
    return () => {
      removeEventListener('online', onChange)
      removeEventListener('offline', onChange)
    }
  }, [kept])

  return {
    state,
    formProps: {
      ref,
      /** Kept also when there seems to be a connection: the answer may never come. */
      onSubmit(event: FormEvent<HTMLFormElement>) {
        kept.save(textOf(new FormData(event.currentTarget)))
        if (!navigator.onLine) event.preventDefault()
        tell({ kind: 'submitted', online: navigator.onLine })
      },
    },
    sendNow: () => ref.current?.requestSubmit(),
    answered() {
      kept.clear()
      tell({ kind: 'answered' })
    },
  }
}

/** Only where nothing stands: what the page itself has filled in, and what was typed since, counts more. */
function fillIn(form: HTMLFormElement, text: FormText): void {
  for (const [name, value] of Object.entries(text)) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
    if (!isText || field.type === 'hidden' || field.value !== '') continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
