import { type RefObject, useEffect } from 'react'

/** Ctrl+S (or ⌘S) saves, as people who work here all day expect; Ctrl+Enter also where Enter begins a new line. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (!(ctrlKey || metaKey) || altKey || shiftKey) return
      const isEnter = code === 'Enter' && target instanceof Element && target.closest('form') === form.current
      if (code !== 'KeyS' && !isEnter) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [form])
}
