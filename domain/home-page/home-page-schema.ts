import { z } from 'zod'
import { imageUrlSchema } from '../files/image-url-schema.ts'
import { fault } from '../record/fault.ts'
import { integerSchema, optionalText, requiredText } from '../record/field-schemas.ts'
import {
  benefitIcons,
  blockKinds,
  emptyHomePage,
  isBundledPicture,
  pointsIn,
  withEveryKind,
} from './home-page.ts'

/** All lines together are fewer than the 300 fields that a form may send (app/forms/read-form.ts). */
export const homePageLimits = {
  featured: 6,
  interiors: 12,
  benefits: 12,
  nearby: 12,
  points: 12,
  title: 200,
  subtitle: 500,
  heading: 120,
  text: 2000,
  card: { title: 80, text: 400 },
  caption: 80,
  place: 80,
  link: 500,
} as const

const limits = homePageLimits
const picture = imageUrlSchema(isBundledPicture)
const heading = optionalText(limits.heading)
const text = optionalText(limits.text)

function lines<Line extends z.ZodType>(line: Line, most: number) {
  return z.array(line).max(most, fault('tooManyRows', most)).default([])
}

const benefitSchema = z.object({
  icon: z.enum(benefitIcons).default('heart'),
  title: requiredText('noTitle', limits.card.title),
  text: optionalText(limits.card.text),
})

const interiorSchema = z.object({
  image: picture.refine((image) => image !== '', fault('noPicture')),
  caption: optionalText(limits.caption),
  isSample: z.boolean().default(false),
})

const nearbySchema = z.object({
  name: requiredText('noPlace', limits.place),
  minutes: integerSchema('noMinutes', 1, 180),
})

const httpsLink = optionalText(limits.link).refine(
  (value) => value === '' || z.url({ protocol: /^https$/ }).safeParse(value).success,
  fault('badLink'),
)

const blockSchema = z.object({ kind: z.enum(blockKinds), isShown: z.boolean().default(false) })

/** Nothing has to be written: without a title the first screen shows the name of the building. */
export const homePageSchema = z.object({
  blocks: z.array(blockSchema).max(blockKinds.length).default(emptyHomePage.blocks).transform(withEveryKind),
  title: optionalText(limits.title),
  subtitle: optionalText(limits.subtitle),
  heroImage: picture,
  heroImageUpright: picture,
  featured: lines(z.object({ apartmentId: requiredText('noApartmentChosen', 100) }), limits.featured).refine(
    (picked) => new Set(picked.map(({ apartmentId }) => apartmentId)).size === picked.length,
    fault('apartmentTwice'),
  ),
  interiorsTitle: heading,
  interiorsText: text,
  interiors: lines(interiorSchema, limits.interiors),
  benefitsTitle: heading,
  benefits: lines(benefitSchema, limits.benefits),
  descriptionTitle: heading,
  descriptionText: text,
  descriptionPoints: text.refine(
    (points) => pointsIn(points).length <= limits.points,
    fault('tooManyRows', limits.points),
  ),
  descriptionImage: picture,
  locationTitle: heading,
  locationText: text,
  locationImage: picture,
  nearby: lines(nearbySchema, limits.nearby),
  mapLink: httpsLink,
  contactTitle: heading,
  contactIntro: text,
})
