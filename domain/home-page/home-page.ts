import { isStoredUrl } from '../files/stored-path.ts'

/** The blocks of the home page, in the order of a new installation. */
export const blockKinds = [
  'hero',
  'featured',
  'interiors',
  'benefits',
  'description',
  'statistics',
  'progress',
  'diary',
  'paymentPlan',
  'location',
  'contact',
] as const
export type BlockKind = (typeof blockKinds)[number]

export interface HomeBlock {
  kind: BlockKind
  isShown: boolean
}

/** The icons that a benefit can have. app/home-page/benefit-shapes.ts draws them. */
export const benefitIcons = [
  'shield',
  'bus',
  'leaf',
  'gem',
  'sun',
  'sea',
  'tree',
  'car',
  'bicycle',
  'elevator',
  'wifi',
  'key',
  'heating',
  'shop',
  'family',
  'heart',
] as const
export type BenefitIcon = (typeof benefitIcons)[number]

export interface Benefit {
  icon: BenefitIcon
  title: string
  /** A card without a text is not shown. */
  text: string
}

export interface InteriorPicture {
  image: string
  caption: string
  /** Whether the picture is a rendering, which visitors must not take for a photo. */
  isSample: boolean
}

/** A place nearby, with the minutes that it takes to walk there. */
export interface NearbyPlace {
  name: string
  minutes: number
}

/**
 * Pictures that are part of the build. The home page showed them before its pictures became data, so that
 * installations from that time hold these keys instead of URLs.
 */
export const bundledPictures = [
  'bundled:dusk',
  'bundled:day',
  'bundled:aerial',
  'bundled:living',
  'bundled:kitchen',
  'bundled:bedroom',
] as const
export type BundledPicture = (typeof bundledPictures)[number]

export function isBundledPicture(image: string): image is BundledPicture {
  return bundledPictures.some((key) => key === image)
}

/**
 * What the company says on its home page. An image is the URL of a stored file, a key of `bundledPictures`, or
 * empty. A heading that is empty has the usual words.
 */
export type HomePage = {
  /** Every kind exactly once, in the order of the page. */
  blocks: HomeBlock[]
  title: string
  subtitle: string
  heroImage: string
  /** Another crop of the hero's image, for an upright phone. */
  heroImageUpright: string
  /** Apartments that somebody has picked. Without any, the site picks them. */
  featured: { apartmentId: string }[]
  interiorsTitle: string
  interiorsText: string
  interiors: InteriorPicture[]
  benefitsTitle: string
  benefits: Benefit[]
  descriptionTitle: string
  descriptionText: string
  /** One point in each line. The facts of the building follow them. */
  descriptionPoints: string
  descriptionImage: string
  locationTitle: string
  locationText: string
  locationImage: string
  nearby: NearbyPlace[]
  mapLink: string
  contactTitle: string
  contactIntro: string
}

/**
 * The home page of a new installation. It says nothing that somebody has not written: the titles of the benefits
 * are only offered, and shown once they have a text.
 */
export const emptyHomePage: HomePage = {
  blocks: blockKinds.map((kind) => ({ kind, isShown: true })),
  title: '',
  subtitle: '',
  heroImage: '',
  heroImageUpright: '',
  featured: [],
  interiorsTitle: '',
  interiorsText: '',
  interiors: [],
  benefitsTitle: '',
  benefits: [
    { icon: 'shield', title: 'Сигурност', text: '' },
    { icon: 'bus', title: 'Комуникация', text: '' },
    { icon: 'leaf', title: 'Енергийна ефективност клас A', text: '' },
    { icon: 'gem', title: 'Качество', text: '' },
  ],
  descriptionTitle: '',
  descriptionText: '',
  descriptionPoints: '',
  descriptionImage: '',
  locationTitle: '',
  locationText: '',
  locationImage: '',
  nearby: [],
  mapLink: '',
  contactTitle: '',
  contactIntro: '',
}

/**
 * The blocks with every kind exactly once: a repeated one is left out, and a kind that is missing is added at the
 * end, such as one that a later release has brought.
 */
export function withEveryKind(blocks: readonly HomeBlock[]): HomeBlock[] {
  const known = new Map<BlockKind, HomeBlock>()
  for (const block of [...blocks, ...emptyHomePage.blocks]) {
    if (!known.has(block.kind)) known.set(block.kind, block)
  }
  return [...known.values()]
}

/** The blocks whose content is in the record alone; of others only the page knows whether they are empty. */
const isEmpty: Partial<Record<BlockKind, (homePage: HomePage) => boolean>> = {
  interiors: ({ interiors }) => shownInteriors(interiors).length === 0,
  benefits: ({ benefits }) => shownBenefits(benefits).length === 0,
  location: ({ locationText, locationImage, nearby, mapLink }) =>
    locationText === '' && locationImage === '' && mapLink === '' && nearby.length === 0,
}

export function isEmptyBlock(homePage: HomePage, kind: BlockKind): boolean {
  return isEmpty[kind]?.(homePage) ?? false
}

/** The blocks that are switched on and not empty, in their order. A page without any shows the contacts. */
export function shownBlocks(homePage: HomePage): BlockKind[] {
  return hasNoBlocks(homePage) ? ['contact'] : filledBlocks(homePage)
}

/** Whether every block is switched off or empty. */
export function hasNoBlocks(homePage: HomePage): boolean {
  return filledBlocks(homePage).length === 0
}

function filledBlocks(homePage: HomePage): BlockKind[] {
  return homePage.blocks
    .filter(({ kind, isShown }) => isShown && !isEmptyBlock(homePage, kind))
    .map(({ kind }) => kind)
}

export function shownBenefits(benefits: readonly Benefit[]): Benefit[] {
  return benefits.filter(({ title, text }) => title !== '' && text !== '')
}

export function shownInteriors(pictures: readonly InteriorPicture[]): InteriorPicture[] {
  return pictures.filter(({ image }) => image !== '')
}

/** The URL of the stored image of the location; empty for a bundled picture, or where there is none. */
export function locationImageUrl({ locationImage }: Pick<HomePage, 'locationImage'>): string {
  return isStoredUrl(locationImage) ? locationImage : ''
}

export function pointsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
