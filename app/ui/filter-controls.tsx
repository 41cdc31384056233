import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { button } from './button.ts'

interface FilterButtonsProps {
  /** The URL of the unfiltered list; false while no filter is set. */
  clear: string | false
  labels: { clear: string; apply: string }
}

/** At the end of a filter form: a link to the unfiltered list, and without scripts a submit button. */
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

/** The form's values without empty ones and `all`, so that the URL stays short. */
export function selectedParams(form: HTMLFormElement): URLSearchParams {
  const selected = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && value !== 'all' ? [[name, value]] : [],
  )
  return new URLSearchParams(selected)
}

/**
 * Updates an uncontrolled control when Back or Forward changes its value. The element is not replaced, so that it
 * keeps the focus.
 */
export function useSyncedControl<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const control = useRef<Control>(null)
  const followed = useRef(value)
  useEffect(() => {
    if (control.current && followed.current !== value) show(control.current, value)
    followed.current = value
  }, [value])
  return control
}

/**
 * Applies what already stands in the controls of a filter when its scripts begin to run: they listen only from then on,
 * and what was typed, selected or moved before would stay in the form and be no filter.
 */
export function useEarlyFilter(form: RefObject<HTMLFormElement | null>, apply: () => void): void {
  const applyEarly = useEffectEvent(() => {
    if ([...(form.current?.elements ?? [])].some(isTouched)) apply()
  })
  useEffect(() => applyEarly(), [])
}

/** Whether the control shows something else than the HTML of the page. */
function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(initial, 0)
  }
  // The handles of a range appear with the scripts only.
  if (!(control instanceof HTMLInputElement) || ['hidden', 'range'].includes(control.type)) return false
  const isBox = control.type === 'checkbox' || control.type === 'radio'
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** Shows the value in the control. A checkbox is ticked unless the value is empty. */
function show(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
  else control.value = value
}
