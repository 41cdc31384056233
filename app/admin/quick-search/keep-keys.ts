interface Keys {
  typed: string
  /** Whether Enter came last: the first hit is wanted. */
  isEntered: boolean
}

/** Ends the keeping, and returns what was typed until then. */
export type KeptKeys = () => Keys

export const nothingTyped: KeptKeys = () => ({ typed: '', isEntered: false })

/** Keeps what is typed while a field is on its way; until it has the focus, it would go to whatever has it. */
export function keepKeys(): KeptKeys {
  const keys: Keys = { typed: '', isEntered: false }
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const isKept = key.length === 1 || key === 'Backspace' || key === 'Enter'
    if (!isKept || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    event.stopPropagation()
    keys.isEntered = key === 'Enter'
    if (key === 'Backspace') keys.typed = keys.typed.slice(0, -1)
    else if (key !== 'Enter') keys.typed += key
  }
  document.addEventListener('keydown', keep, true)
  return () => {
    document.removeEventListener('keydown', keep, true)
    return keys
  }
}
