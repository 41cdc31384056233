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
import { newBuilding } from '../../text/public/bg/building-noun.ts'
import { homeHeadings as text } from '../../text/public/bg/home-headings.ts'
import { site } from '../../text/public/bg/site.ts'
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
  /** „Дневна · Примерна визуализация“ */
  caption: string
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

/** The title of a home page that has none of its own. */
export function usualTitle(building: Pick<Building, 'name' | 'noun'>): string {
  return building.name || newBuilding(building)
}

/** Called by the loader of the home page, so that browsers get texts only, and by the preview of the admin area. */
export function viewHomePage(homePage: HomePage, known: KnownOfHomePage): HomePageView {
  const { building, facts, findImage } = known
  const picture = (image: string): ShownImage | undefined =>
    isBundledPicture(image) ? bundledImages[image] : findImage(image)
  return {
    blocks: shownBlocks(homePage),
    hero: {
      title: homePage.title || usualTitle(building),
      subtitle: homePage.subtitle,
      image: picture(homePage.heroImage),
      upright: picture(homePage.heroImageUpright),
      alt: text.building(building),
    },
    interiors: {
      title: homePage.interiorsTitle || text.interiors,
      text: homePage.interiorsText,
      pictures: shownInteriors(homePage.interiors).flatMap(({ image, caption, isSample }) => {
        const found = picture(image)
        const parts = [caption, isSample ? site.sampleView : ''].filter((part) => part !== '')
        return found ? [{ image: found, alt: caption || text.interior, caption: parts.join(' · ') }] : []
      }),
    },
    benefits: {
      title: homePage.benefitsTitle || text.benefits,
      cards: shownBenefits(homePage.benefits).map(({ icon, title, text }) => ({
        shape: benefitShapes[icon],
        title,
        text,
      })),
    },
    description: {
      title: homePage.descriptionTitle || text.description(building),
      text: homePage.descriptionText,
      points: [...pointsIn(homePage.descriptionPoints), ...facts],
      image: picture(homePage.descriptionImage),
      alt: text.building(building),
    },
    location: viewLocation(
      homePage,
      known,
      findImage(locationImageUrl(homePage)) ?? picture(homePage.locationImage),
    ),
    contact: {
      title: homePage.contactTitle || text.contact,
      intro: homePage.contactIntro || text.contactIntro,
    },
  }
}

function viewLocation(
  { locationTitle, locationText, nearby, mapLink }: HomePage,
  { building: { street, city, latitude, longitude }, companyAddress, destination }: KnownOfHomePage,
  image: ShownImage | undefined,
): LocationView {
  const hasPlace = latitude !== null && longitude !== null && destination === ''
  const place = `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
  const url = mapLink || (hasPlace ? place : '')
  return {
    title: locationTitle || text.location,
    text: locationText,
    address: [street, city].filter((part) => part !== '').join(', ') || companyAddress,
    image,
    alt: text.locationImage,
    nearby: nearby.map(({ name, minutes }) => ({ name, walk: text.walk(minutes) })),
    map: url === '' ? undefined : { url, label: text.map },
  }
}
