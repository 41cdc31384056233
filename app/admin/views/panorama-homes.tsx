import { href, Link } from 'react-router'
import { entranceLetter } from '../../../domain/building/building.ts'
import { panoramasText as text } from '../../../text/admin/views.ts'
import { useBuilding } from '../../building.ts'
import { FormSection } from '../form/form-section.tsx'
import type { HomeWithView } from './homes-by-panorama.ts'

/** Links to the homes whose pages show the panorama. */
export function PanoramaHomes({ homes, isOriented }: { homes: HomeWithView[]; isOriented: boolean }) {
  const building = useBuilding()
  if (!isOriented || homes.length === 0)
    return (
      <FormSection title={text.homes}>
        <p className="text-sea-800">{isOriented ? text.noHomes : text.noDirection}</p>
      </FormSection>
    )
  return (
    <FormSection title={`${text.homes} (${homes.length})`}>
      <ul className="flex flex-wrap gap-2">
        {homes.map(({ id, number, entrance }) => (
          <li key={id}>
            <Link
              to={href('/admin/apartments/:id', { id })}
              className="inline-flex min-h-9 items-center rounded-lg bg-sea-50 px-3 font-medium text-sea-800 underline-offset-4 hover:underline"
            >
              {text.home(number, entranceLetter(building, entrance))}
            </Link>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
