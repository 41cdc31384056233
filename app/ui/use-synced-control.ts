import { useEffect, useRef } from 'react'

/** Back and Forward change what is selected; the element stays, and with it the focus of whoever is choosing. */
export function useSyncedControl<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const control = useRef<Control>(null)
  const followed = useRef(value)
  useEffect(() => {
    if (control.current && followed.current !== value) show(control.current, value)
    followed.current = value
  }, [value])
  return control
}

/** Of a checkbox, an empty value says that it is not ticked. */
function show(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
  else control.value = value
}
