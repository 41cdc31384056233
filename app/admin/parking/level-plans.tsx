import { ChevronDown, PenLine } from 'lucide-react'
import { href, Link, useRevalidator } from 'react-router'
import { type ParkingLevel, parkingLevelName, parkingLevels } from '../../../domain/building.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { bundledPlans } from '../../images/bundled-plans.ts'
import { parkingFormText as text } from '../../text/admin/parking-form.ts'
import { parkingPlansText } from '../../text/admin/parking-plans.ts'
import { button } from '../../ui/button.ts'
import { Image } from '../../ui/image.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { StoredFileDelete } from '../delete/stored-file-delete.tsx'
import { useMayChange } from '../session/use-role.ts'

/** The plans of the three levels, out of the way until they are wanted. */
export function LevelPlans({ plans }: { plans: Partial<Record<ParkingLevel, StoredImage>> }) {
  const { revalidate } = useRevalidator()
  if (!useMayChange()) return null
  return (
    <details className="group mb-4 rounded-card bg-white shadow-card">
      <summary className="flex cursor-pointer items-center justify-between gap-3 rounded-card px-4 py-3 hover:bg-sea-50">
        <h2 className="text-lg">{text.plans}</h2>
        <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <p className="px-4 pt-2 text-sm text-sea-700">{text.plansHint}</p>
      <div className="grid gap-4 p-4 sm:grid-cols-3">
        {parkingLevels.map((level) => {
          const name = parkingLevelName(level)
          return (
            <section key={level} aria-label={text.planOf(name)}>
              <h3 className="text-base">{name}</h3>
              <p className="mb-2 text-sm text-sea-700">
                {plans[level] ? text.uploadedPlan : text.bundledPlan}
              </p>
              <Plan level={level} uploaded={plans[level]} />
              {plans[level] && (
                <Link
                  to={`${href('/admin/parking/plans')}?level=${level}`}
                  aria-label={text.outlinesOf(name)}
                  className={button({ kind: 'secondary', className: 'mb-3 w-full' })}
                >
                  <PenLine className="size-5" aria-hidden="true" />
                  {text.outlines}
                </Link>
              )}
              {plans[level] && (
                <p className="mb-2">
                  <StoredFileDelete
                    target={{ uploader: 'parkingPlan', level }}
                    url={plans[level].url}
                    name={text.uploadedPlanOf(name)}
                    word={text.backToBundled}
                    warning={text.backToBundledWarning}
                    messages={{ done: text.bundledAgain, failed: parkingPlansText.errors.delete }}
                    onDeleted={revalidate}
                  />
                </p>
              )}
              <DropZone
                target={{ uploader: 'parkingPlan', level }}
                label={text.uploadPlan(name)}
                onUploaded={() => revalidate()}
              />
            </section>
          )
        })}
      </div>
    </details>
  )
}

function Plan({ level, uploaded }: { level: ParkingLevel; uploaded: StoredImage | undefined }) {
  const alt = text.planOf(parkingLevelName(level))
  const frame = 'mb-3 aspect-[3/2] w-full rounded-lg bg-sand-100'
  if (uploaded) return <Image image={uploaded} alt={alt} sizes="320px" fit="contain" className={frame} />
  const { small, width, height } = bundledPlans[level]
  return (
    <img
      src={small}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={`${frame} object-contain`}
    />
  )
}
