import type { z } from 'zod'
import { type HomePage, isBundledPicture } from '../../../domain/home-page/home-page.ts'
import { homePageSchema } from '../../../domain/home-page/home-page-schema.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { homePageText as text } from '../../../text/admin/home-page.ts'
import { describeFields } from '../form/conflict/what-changed.ts'

const { blocks, featured, interiors, benefits, nearby } = homePageSchema.shape

/** For each field of the home page that is no text, a function that formats it; the history and conflicts use it. */
export const homePageFormats = {
  blocks: formatted(blocks, (list) =>
    list.map(({ kind, isShown }) =>
      isShown ? text.blocks[kind] : `${text.blocks[kind]} (${text.list.hidden})`,
    ),
  ),
  featured: formatted(featured, (list) => [
    list.length === 0 ? text.featured.automatic : text.featured.picked(list.length),
  ]),
  interiors: formatted(interiors, (list) =>
    list.map(({ image, caption, isSample }) => text.interior.describe(caption, nameImage(image), isSample)),
  ),
  benefits: formatted(benefits, (list) =>
    list.map(({ icon, title, text: words }) => text.benefit.describe(text.icons[icon], title, words)),
  ),
  nearby: formatted(nearby, (list) => list.map(({ name, minutes }) => text.nearby.describe(name, minutes))),
} satisfies Partial<Record<keyof HomePage, (value: unknown) => string>>

/** A list that an older release has stored in another form has no text. */
function formatted<List>(schema: z.ZodType<List>, format: (list: List) => string[]) {
  return (value: unknown): string => {
    const { success, data } = schema.safeParse(value)
    return success ? format(data).join('; ') : ''
  }
}

/** „снимка по подразбиране“ for a picture of the build, else the name of the file. */
function nameImage(image: string): string {
  return isBundledPicture(image) ? `${text.bundledImage} (${image})` : (image.split('/').at(-1) ?? '')
}

/** Every value must have a text of its own: a conflict is found by comparing the texts. */
export function describeHomePage(homePage: HomePage, nameApartment: (id: string) => string): Description {
  return describeFields(text.labels, {
    ...homePage,
    heroImage: nameImage(homePage.heroImage),
    heroImageUpright: nameImage(homePage.heroImageUpright),
    descriptionImage: nameImage(homePage.descriptionImage),
    locationImage: nameImage(homePage.locationImage),
    blocks: homePageFormats.blocks(homePage.blocks),
    featured: homePage.featured.map(({ apartmentId }) => nameApartment(apartmentId)).join('; '),
    interiors: homePageFormats.interiors(homePage.interiors),
    benefits: homePageFormats.benefits(homePage.benefits),
    nearby: homePageFormats.nearby(homePage.nearby),
  })
}
