import { useEffect } from 'react'
import { useSubmit } from 'react-router'

type Send = (action: string, form: FormData | Record<string, string>) => void

let send: Send | undefined

/** Sends what takes a change back, for toasts, which outlive their screen. The action's `clientAction` shows the result. */
export const requestUndo: Send = (action, form) => send?.(action, form)

/** Rendered once, in the admin layout. */
export function UndoRequests() {
  const submit = useSubmit()
  useEffect(() => {
    send = (action, form) => submit(form, { method: 'post', action, navigate: false })
    return () => {
      send = undefined
    }
  })
  return null
}
