/**
 * Captures which field has the focus, and its caret. Returns what gives both to the field of the same name, once
 * fresh fields have taken the place of the old ones.
 */
export function captureFocus(form: HTMLFormElement): (fresh: HTMLFormElement) => void {
  const active = document.activeElement
  if (!isField(active) || active.form !== form) return () => {}
  const { name, selectionStart, selectionEnd } = active
  return (fresh) => {
    const field = fresh.elements.namedItem(name)
    if (!isField(field)) return
    field.focus({ preventScroll: true })
    if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd)
  }
}

function isField(element: unknown): element is HTMLInputElement {
  return element instanceof HTMLElement && 'form' in element && 'name' in element
}
