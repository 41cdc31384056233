import { AnyImage } from '../../images/any-image.tsx'
import { OutlinedPlan } from '../../images/outlined-plan.tsx'
import { SampleMark } from '../sample-mark.tsx'
import type { HomePicture as Picture } from './kept-home.ts'

interface HomePictureProps {
  picture: Picture
  /** Names the plan; a photo says nothing that the text beside it does not say. */
  label: string
  /** The width in pixels on a wide screen, and in percent of a narrow one. */
  shown: { wide: number; narrow: number }
}

/** The plan or photo on the card of an apartment, in the same frame, so that cards are aligned. */
export function HomePicture({ picture, label, shown }: HomePictureProps) {
  if ('plan' in picture)
    return (
      <OutlinedPlan
        plan={picture.plan}
        part={picture.part}
        label={label}
        shown={shown}
        className="aspect-3/2 w-full bg-white"
      />
    )
  const { photo } = picture
  return (
    <span className="relative block">
      <AnyImage
        image={photo}
        alt=""
        sizes={`(min-width: 1024px) ${shown.wide}px, ${shown.narrow}vw`}
        fit="cover"
        className="aspect-3/2 w-full"
      />
      <SampleMark image={photo} className="bottom-2 left-2" />
    </span>
  )
}
