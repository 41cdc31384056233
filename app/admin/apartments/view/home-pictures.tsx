import { useState } from 'react'
import { apartmentViewText as text } from '../../../../text/admin/apartment-view.ts'
import { apartmentFormText } from '../../../../text/admin/apartments.ts'
import { places } from '../../../../text/public/bg/places.ts'
import { useBuilding } from '../../../building.ts'
import { largestUrl } from '../../../images/any-image.tsx'
import { OutlinedPlan } from '../../../images/outlined-plan.tsx'
import { Image } from '../../../ui/image.tsx'
import { FormSection } from '../../form/form-section.tsx'
import type { HomeView } from './describe-home.server.ts'
import { PhotoViewer } from './photo-viewer.tsx'

/** Photos that open full screen, and the home on the plans of its floors. */
export function HomePictures({ view: { photos, plans, home } }: { view: HomeView }) {
  const [opened, setOpened] = useState<number>()
  const building = useBuilding()
  return (
    <div className={`grid gap-4 ${photos.length > 0 ? 'lg:grid-cols-2' : ''}`}>
      {photos.length > 0 && (
        <FormSection title={text.photos}>
          <ul className="grid grid-cols-3 gap-2">
            {photos.map((photo, index) => (
              <li key={photo.url} className={index === 0 ? 'col-span-3' : ''}>
                <a
                  href={largestUrl(photo)}
                  aria-label={text.openPhoto(index + 1)}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    setOpened(index)
                  }}
                  className="block overflow-hidden rounded-lg"
                >
                  <Image
                    image={photo}
                    alt=""
                    sizes={index === 0 ? '(min-width: 64rem) 40vw, 100vw' : '(min-width: 64rem) 13vw, 33vw'}
                    fit="cover"
                    className="aspect-3/2"
                  />
                </a>
              </li>
            ))}
          </ul>
          {opened !== undefined && (
            <PhotoViewer photos={photos} first={opened} onClose={() => setOpened(undefined)} />
          )}
        </FormSection>
      )}
      <FormSection title={text.plan}>
        {plans.length === 0 && <p className="text-sea-700">{text.noPlan}</p>}
        {plans.map((plan) => (
          <figure key={plan.floor} className="mb-3">
            <OutlinedPlan
              plan={plan}
              part={plan.onPage}
              label={text.planOf(apartmentFormText.title(home.number), places.floor(building, plan))}
              shown={{ wide: 480, narrow: 100 }}
              className="max-h-96 w-full rounded-lg"
            />
            <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm">
              {places.place(building, plan)}
              <a
                href={plan.imageUrl}
                target="_blank"
                rel="noreferrer"
                className="font-semibold text-sea-700 underline underline-offset-4"
              >
                {text.openPlan}
              </a>
            </figcaption>
          </figure>
        ))}
      </FormSection>
    </div>
  )
}
