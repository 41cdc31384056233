import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { button } from './button.ts'

interface FilterButtonsProps {
  /** The list without any filter; nothing while there is none. */
  clear: string | false
  labels: { clear: string; apply: string }
}

/** At the end of a form of filters: the way back to the whole list, and without scripts the button that applies them. */
export function FilterButtons({ clear, labels }: FilterButtonsProps) {
  return (
    <>
      {clear && (
        <Link to={clear} className={button({ kind: 'quiet', className: 'min-h-10 px-3 py-1.5' })}>
          {labels.clear}
        </Link>
      )}
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {labels.apply}
        </button>
      </noscript>
    </>
  )
}

/** What a form of filters puts into the URL, which stays short: what is not selected is not in it. */
export function selectedParams(form: HTMLFormElement): URLSearchParams {
  const selected = [...new FormData(form)].filter(([, value]) => value !== '' && value !== 'all')
  return new URLSearchParams(selected as [string, string][])
}

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
