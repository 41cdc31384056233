import type { ReactNode } from 'react'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { useSyncedControl } from '../../ui/filter-controls.tsx'
import { FilterFrame } from '../filter-frame.tsx'
import { ApartmentFilterForm, type ApartmentFilterFormProps, formId } from './apartment-filter-form.tsx'

/**
 * The checkbox „Само свободни“. It is outside of the form, because a phone shows it while the sheet with the
 * form is closed.
 */
function AvailableOnly({ isOn }: { isOn: boolean }) {
  const { text } = useLocale(apartmentsSection)
  const box = useSyncedControl<HTMLInputElement>(isOn ? '1' : '')
  return (
    <>
      <label className="available-only">
        <input
          ref={box}
          type="checkbox"
          name="available"
          value="1"
          form={formId}
          defaultChecked={isOn}
          onChange={({ currentTarget }) => applyAvailable(currentTarget)}
          className="box"
        />
        {text.apartmentList.availableOnly}
      </label>
      <noscript>
        <button type="submit" form={formId} className={button({ kind: 'secondary', className: 'md:hidden' })}>
          {text.apartmentList.show}
        </button>
      </noscript>
    </>
  )
}

/** Applies the checkbox „Само свободни“. Ticking it clears the selected status, which would contradict it. */
function applyAvailable({ checked, form }: HTMLInputElement): void {
  const status = form?.elements.namedItem('status')
  if (checked && status instanceof HTMLSelectElement) status.value = ''
  form?.requestSubmit()
}

interface Props extends Omit<ApartmentFilterFormProps, 'onSent' | 'asked' | 'others'> {
  /** How many filters are chosen, without „Само свободни“, which is always in view. */
  chosen: number
  /** The number of results. */
  children: ReactNode
  /** What is after the results. */
  more?: ReactNode
}

/** The way in which the list is shown. */
const others = ['view']

export function ApartmentFilterBar({ chosen, children, more, ...asked }: Props) {
  const { sheet } = useLocale(apartmentsSection).text.apartmentList
  return (
    <FilterFrame
      caption={sheet(chosen)}
      title={sheet(0)}
      form={(close) => <ApartmentFilterForm {...asked} others={others} onSent={close} />}
    >
      <AvailableOnly isOn={asked.filters.available === true} />
      <p aria-live="polite" className="filter-result">
        {children}
      </p>
      {more}
    </FilterFrame>
  )
}
