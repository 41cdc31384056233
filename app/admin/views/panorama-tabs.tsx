import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { maxPanoramas, type PanoramaPlace } from '../../../domain/panorama/panorama.ts'
import { panoramaName } from '../../../text/admin/panorama-name.ts'
import { panoramasText as text } from '../../../text/admin/views.ts'
import { useBuilding } from '../../building.ts'

/** The value of the URL's parameter for a panorama that is about to be uploaded. */
export const newPanorama = 'new'

interface ListedPanorama extends PanoramaPlace {
  id: string
  isOriented: boolean
  homes: number
}

/** Links to all panoramas and to a new one, as tabs. */
export function PanoramaTabs({ panoramas, current }: { panoramas: ListedPanorama[]; current: string }) {
  const building = useBuilding()
  const isFull = panoramas.length >= maxPanoramas
  return (
    <>
      <nav aria-label={text.list} className="flex flex-wrap gap-2">
        {panoramas.map(({ id, isOriented, homes, ...place }) => (
          <Tab key={id} panorama={id} isCurrent={id === current}>
            <span className="first-letter:uppercase">{panoramaName(building, place)}</span>
            <span className="text-sm font-normal">
              {isOriented ? text.countHomes(homes) : text.noDirectionShort}
            </span>
          </Tab>
        ))}
        {!isFull && (
          <Tab panorama={newPanorama} isCurrent={current === newPanorama}>
            <Plus className="size-4" aria-hidden="true" />
            {text.add}
          </Tab>
        )}
      </nav>
      {isFull && <p className="mt-2 text-sm text-sea-800">{text.full}</p>}
    </>
  )
}

function Tab({
  panorama,
  isCurrent,
  children,
}: {
  panorama: string
  isCurrent: boolean
  children: ReactNode
}) {
  return (
    <Link
      to={`${href('/admin/views')}?panorama=${panorama}`}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-sea-200 bg-white px-4 font-semibold wrap-anywhere text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-800 aria-[current=page]:bg-sea-800 aria-[current=page]:text-white"
    >
      {children}
    </Link>
  )
}
