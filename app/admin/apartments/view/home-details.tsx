import { apartmentTypeName } from '../../../../domain/building/apartment-type.ts'
import { apartmentLabels } from '../../../../text/admin/apartment-fields.ts'
import { apartmentViewText as text } from '../../../../text/admin/apartment-view.ts'
import { useBuilding } from '../../../building.ts'
import { FormSection } from '../../form/form-section.tsx'
import type { HomeView } from './describe-home.server.ts'

/** The facts, the features, the description and the notes, as far as there are any. */
export function HomeDetails({ view }: { view: HomeView }) {
  const { facts, features, description, internalNotes, home } = view
  const building = useBuilding()
  const rows = [
    [apartmentLabels.type, apartmentTypeName(building, home.type)] as const,
    ...facts.map(({ label, text }) => [label, text] as const),
  ]
  return (
    <>
      <FormSection title={text.facts}>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {rows.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-sand-200 py-2">
              <dt className="text-sea-800">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {features.length > 0 && (
          <>
            <h3 className="mt-4 mb-1 text-base">{text.features}</h3>
            <ul className="list-disc columns-[16rem] gap-8 pl-5">
              {features.map((feature) => (
                <li key={feature} className="wrap-anywhere">
                  {feature}
                </li>
              ))}
            </ul>
          </>
        )}
      </FormSection>
      {description && (
        <FormSection title={text.description}>
          <p className="leading-relaxed wrap-anywhere whitespace-pre-line">{description}</p>
        </FormSection>
      )}
      {internalNotes && (
        <FormSection title={text.notes}>
          <p className="wrap-anywhere whitespace-pre-line">{internalNotes}</p>
        </FormSection>
      )}
    </>
  )
}
