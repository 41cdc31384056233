import type { ReactNode } from 'react'
import type { Description } from '../../../domain/record/field-table.ts'
import { apartmentViewText } from '../../../text/admin/apartment-view.ts'
import { FormSection } from '../form/form-section.tsx'

interface RecordFactsProps {
  description: Description
  /** Shown below the facts. */
  children?: ReactNode
}

/** The longest text that stands beside its label. */
const shortText = 60

/** A record as people read it who may not change it; fields without a value are left out. */
export function RecordFacts({ description, children }: RecordFactsProps) {
  const facts = Object.values(description).filter(({ text }) => text !== '')
  return (
    <div className="grid gap-4">
      <FormSection title={apartmentViewText.facts}>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {facts.map(({ label, text }) => (
            <div
              key={label}
              className={`border-b border-sand-200 py-2 ${text.length > shortText ? 'sm:col-span-2' : 'flex justify-between gap-4'}`}
            >
              <dt className="text-sea-800">{label}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      </FormSection>
      {children}
    </div>
  )
}
