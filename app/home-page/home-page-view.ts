import type { Building } from '../../domain/building/building.ts'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import {
  type BlockKind,
  type HomePage,
  isBundledPicture,
  locationImageUrl,
  pointsIn,
  shownBenefits,
  shownBlocks,
  shownInteriors,
} from '../../domain/home-page/home-page.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import { type BundledImage, bundledImages } from '../images/bundled-images.ts'
import { benefitShapes } from './benefit-shapes.ts'

export type ShownImage = StoredImage | BundledImage

/** The home page as its components show it, with every text and image that they need. */
export interface HomePageView {
  /** The blocks that are switched on. Those without content show nothing. */
  blocks: BlockKind[]
  hero: HeroView
  interiors: { title: string; text: string; pictures: InteriorView[] }
  benefits: { title: string; cards: BenefitView[] }
  description: { title: string; text: string; points: string[]; image: ShownImage | undefined; alt: string }
  location: LocationView
  contact: { title: string; intro: string }
}

export interface HeroView {
  title: string
  subtitle: string
  image: ShownImage | undefined
  /** Another crop for an upright phone. */
  upright: ShownImage | undefined
  alt: string
}

export interface BenefitView {
  /** The path of the icon. */
  shape: string
  title: string
  text: string
}

export interface InteriorView {
  image: ShownImage
  /** Without a caption it is the alternative text alone. */
  alt: string
  /** „Дневна“, „Примерна визуализация“ */
  captions: string[]
}

export interface LocationView {
  title: string
  text: string
  address: string
  image: ShownImage | undefined
  alt: string
  /** „Плаж“, „3 минути пеша“ */
  nearby: { name: string; walk: string }[]
  map: { url: string; label: string } | undefined
}

export interface KnownOfHomePage {
  /** With a name: its own, or that of the company. */
  building: Building
  companyAddress: string
  /** Facts of the building's record as text, below the points of the description. */
  facts: string[]
  /** Where the route link leads; without it the building's coordinates are linked. */
  destination: string
  findImage(url: string): StoredImage | undefined
}

/** The texts that stand where the company has written none. */
type Words = Pick<ServerText, 'homeHeadings' | 'site'>

/** The title of a home page that has none of its own. */
export function usualTitle(
  { homeHeadings }: Pick<ServerText, 'homeHeadings'>,
  building: Pick<Building, 'name' | 'noun'>,
): string {
  return building.name || homeHeadings.title(building)
}

/** Called by the loader of the home page, so that browsers get texts only, and by the preview of the admin area. */
export function viewHomePage(text: Words, homePage: HomePage, known: KnownOfHomePage): HomePageView {
  const { homeHeadings: words, site } = text
  const { building, facts, findImage } = known
  const picture = (image: string): ShownImage | undefined =>
    isBundledPicture(image) ? bundledImages[image] : findImage(image)
  return {
    blocks: shownBlocks(homePage),
    hero: {
      title: homePage.title || usualTitle(text, building),
      subtitle: homePage.subtitle,
      image: picture(homePage.heroImage),
      upright: picture(homePage.heroImageUpright),
      alt: words.building(building),
    },
    interiors: {
      title: homePage.interiorsTitle || words.interiors,
      text: homePage.interiorsText,
      pictures: shownInteriors(homePage.interiors).flatMap(({ image, caption, isSample }) => {
        const found = picture(image)
        const parts = [caption, isSample ? site.sampleView : ''].filter((part) => part !== '')
        return found ? [{ image: found, alt: caption || words.interior, captions: parts }] : []
      }),
    },
    benefits: {
      title: homePage.benefitsTitle || words.benefits,
      cards: shownBenefits(homePage.benefits).map(({ icon, title, text }) => ({
        shape: benefitShapes[icon],
        title,
        text,
      })),
    },
    description: {
      title: homePage.descriptionTitle || words.description(building),
      text: homePage.descriptionText,
      points: [...pointsIn(homePage.descriptionPoints), ...facts],
      image: picture(homePage.descriptionImage),
      alt: words.building(building),
    },
    location: viewLocation(
      words,
      homePage,
      known,
      findImage(locationImageUrl(homePage)) ?? picture(homePage.locationImage),
    ),
    contact: {
      title: homePage.contactTitle || words.contact,
      intro: homePage.contactIntro || words.contactIntro,
    },
  }
}

function viewLocation(
  words: Words['homeHeadings'],
  { locationTitle, locationText, nearby, mapLink }: HomePage,
  { building: { street, city, latitude, longitude }, companyAddress, destination }: KnownOfHomePage,
  image: ShownImage | undefined,
): LocationView {
  const hasPlace = latitude !== null && longitude !== null && destination === ''
  const place = `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
  const url = mapLink || (hasPlace ? place : '')
  return {
    title: locationTitle || words.location,
    text: locationText,
    address: [street, city].filter((part) => part !== '').join(', ') || companyAddress,
    image,
    alt: words.locationImage,
    nearby: nearby.map(({ name, minutes }) => ({ name, walk: words.walk(minutes) })),
    map: url === '' ? undefined : { url, label: words.map },
  }
}
