import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { AnyImage, largestUrl } from '../../images/any-image.tsx'
import type { BundledImage } from '../../images/bundled-images.ts'
import type { OwnPlan } from '../../images/find-own-plans.ts'
import { useOpenedPhoto } from './opened-photo.ts'
import { OpenedGallery, PhotoLink } from './photos.tsx'
import { PlanPicture } from './plan-picture.tsx'

interface Props {
  photos: (StoredImage | BundledImage)[]
  plans: OwnPlan[] | 'unread'
  /** Stands for an apartment without photos and without a plan. */
  placeholder: BundledImage | undefined
  number: string
}

const maxThumbnails = 2

/**
 * Photo, plan, more photos: the parts of the grid at the top of the page. Photo and plan stand beside each other where
 * there is room, and are in the first view.
 */
export function Pictures({ photos, plans, placeholder, number }: Props) {
  const opened = useOpenedPhoto(photos.length)
  const [first, ...others] = photos.slice(0, 1 + maxThumbnails)
  const more = photos.length - others.length - 1
  const shared = { number, opened }
  const hasPlan = plans !== 'unread' && plans.length > 0
  if (!first && !hasPlan)
    return (
      placeholder && (
        <AnyImage
          image={placeholder}
          alt=""
          sizes="(min-width: 1024px) 760px, 100vw"
          fit="cover"
          className="aspect-3/2 w-full rounded-card beside:col-span-full beside:aspect-3/1"
        />
      )
    )
  return (
    <>
      {first && (
        <PhotoLink
          {...shared}
          photo={first}
          index={0}
          more={others.length === 0 ? more : 0}
          sizes="(min-width: 1024px) 50vw, 100vw"
          className={`-order-1 aspect-3/2 flat:max-h-[65svh] beside:order-none ${hasPlan && others.length > 0 ? 'beside:aspect-video' : ''} ${!hasPlan && others.length === 0 ? 'beside:col-span-full beside:aspect-2/1' : ''}`}
        />
      )}
      {hasPlan && (
        <PlanPicture
          plans={plans}
          number={number}
          className={`${others.length > 0 ? 'beside:row-span-2' : ''} ${first ? '' : 'beside:col-span-full beside:h-[min(36rem,60svh)]'}`}
        />
      )}
      {others.length > 0 && (
        <div
          className={`grid gap-3 ${others.length > 1 ? 'grid-cols-2' : ''} ${hasPlan ? '' : 'beside:grid-cols-1'}`}
        >
          {others.map((photo, index) => (
            <PhotoLink
              {...shared}
              key={largestUrl(photo)}
              photo={photo}
              index={index + 1}
              more={index === others.length - 1 ? more : 0}
              sizes="(min-width: 1024px) 25vw, 50vw"
              className={hasPlan ? 'aspect-3/2 beside:aspect-2/1' : 'aspect-3/2 beside:aspect-auto'}
            />
          ))}
        </div>
      )}
      <OpenedGallery {...shared} photos={photos} />
    </>
  )
}

/** The columns of the grid around the pictures: two plans of a maisonette need more room than one. */
export function columnsFor({ photos, plans }: Pick<Props, 'photos' | 'plans'>): string {
  if (plans === 'unread' || plans.length === 0)
    return photos.length > 1 ? 'beside:grid-cols-[3fr_1fr]' : 'beside:grid-cols-2'
  return plans.length > 1 ? 'beside:grid-cols-[2fr_3fr]' : 'beside:grid-cols-2'
}
