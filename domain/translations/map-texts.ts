import { maxFeatureLength } from '../apartment/apartment-fields.ts'
import type { Building } from '../building/building.ts'
import type { BuyerFacts } from '../buyer-facts/buyer-facts.ts'
import type { HomePage } from '../home-page/home-page.ts'
import { homePageLimits } from '../home-page/home-page-schema.ts'
import { type PageTexts, pageTextLimits } from '../page-texts/page-texts.ts'
import { needsTranslation } from './needs-translation.ts'

/** The parts of the site in which the company writes texts for visitors. */
export const textPlaces = [
  'building',
  'views',
  'homePage',
  'pageTexts',
  'buyerFacts',
  'stores',
  'progress',
  'apartments',
  'features',
] as const
export type TextPlace = (typeof textPlaces)[number]

/** A text that the company has written in Bulgarian, and where it stands. */
export interface WrittenText {
  /** Names the text for as long as it has its place: `homePage.title`, `store.<id>.description`. */
  key: string
  place: TextPlace
  /** The field of the record, or of a line of its list: `title`, `benefits.text`. */
  field: string
  /** The position of the line in its list, from 1. */
  line?: number
  text: string
  /** How many characters the Bulgarian text may have. */
  limit: number
  /** Whether words in braces stand for data of the company (page-texts/placeholders.ts). */
  hasPlaceholders?: true
}

/** Returns what stands in the place of a text. It is asked only for texts that have something to translate. */
export type ReplaceText = (written: WrittenText) => string

interface Place extends Omit<WrittenText, 'text' | 'limit'> {}

export function replaced(place: Place, text: string, limit: number, replace: ReplaceText): string {
  return needsTranslation(text) ? replace({ ...place, text, limit }) : text
}

/**
 * A record with its texts replaced. The same functions list all texts of the company and translate them, so that a
 * text which can be translated is also shown translated.
 */
export function mapBuilding(building: Building, replace: ReplaceText): Building {
  const own = (field: string, id: string, text: string, limit: number) =>
    replaced({ key: `building.${id}`, place: 'building', field }, text, limit, replace)
  const figures = (name: 'statistics' | 'facts') =>
    building[name].map((figure, index) => ({
      ...figure,
      label: replaced(
        { key: `building.${name}.${index + 1}`, place: 'building', field: name, line: index + 1 },
        figure.label,
        100,
        replace,
      ),
    }))
  return {
    ...building,
    city: own('city', 'city', building.city, 100),
    noun: own('noun', 'noun', building.noun, 50),
    entrances: building.entrances.map((entrance) => ({
      ...entrance,
      name: own('entrances', `entrances.${entrance.id}`, entrance.name, 30),
    })),
    floorNames: building.floorNames.map((line) => ({
      ...line,
      name: own('floorNames', `floorNames.${line.entrance || 'all'}.${line.floor}`, line.name, 30),
    })),
    parkingLevels: building.parkingLevels.map((line) => ({
      ...line,
      name: own('parkingLevels', `parkingLevels.${line.level}`, line.name, 30),
    })),
    apartmentTypes: building.apartmentTypes.map((type) => ({
      ...type,
      name: own('apartmentTypes', `apartmentTypes.${type.key}`, type.name, 50),
    })),
    statistics: figures('statistics'),
    facts: figures('facts'),
  }
}

export function mapHomePage(homePage: HomePage, replace: ReplaceText): HomePage {
  const { title, subtitle, heading, text, card, caption, place } = homePageLimits
  const own = (field: string, written: string, limit: number) =>
    replaced({ key: `homePage.${field}`, place: 'homePage', field }, written, limit, replace)
  const inLine = (list: string, index: number, field: string, written: string, limit: number) =>
    replaced(
      {
        key: `homePage.${list}.${index + 1}.${field}`,
        place: 'homePage',
        field: `${list}.${field}`,
        line: index + 1,
      },
      written,
      limit,
      replace,
    )
  return {
    ...homePage,
    title: own('title', homePage.title, title),
    subtitle: own('subtitle', homePage.subtitle, subtitle),
    interiorsTitle: own('interiorsTitle', homePage.interiorsTitle, heading),
    interiorsText: own('interiorsText', homePage.interiorsText, text),
    interiors: homePage.interiors.map((picture, index) => ({
      ...picture,
      caption: inLine('interiors', index, 'caption', picture.caption, caption),
    })),
    benefitsTitle: own('benefitsTitle', homePage.benefitsTitle, heading),
    benefits: homePage.benefits.map((benefit, index) => ({
      ...benefit,
      // A card without a text is shown to nobody, so that its title needs no translation.
      title:
        benefit.text === '' ? benefit.title : inLine('benefits', index, 'title', benefit.title, card.title),
      text: inLine('benefits', index, 'text', benefit.text, card.text),
    })),
    descriptionTitle: own('descriptionTitle', homePage.descriptionTitle, heading),
    descriptionText: own('descriptionText', homePage.descriptionText, text),
    descriptionPoints: own('descriptionPoints', homePage.descriptionPoints, text),
    locationTitle: own('locationTitle', homePage.locationTitle, heading),
    locationText: own('locationText', homePage.locationText, text),
    nearby: homePage.nearby.map((near, index) => ({
      ...near,
      name: inLine('nearby', index, 'name', near.name, place),
    })),
    contactTitle: own('contactTitle', homePage.contactTitle, heading),
    contactIntro: own('contactIntro', homePage.contactIntro, text),
  }
}

export function mapPageTexts(texts: PageTexts, replace: ReplaceText): PageTexts {
  const { introduction, title, text } = pageTextLimits
  const intro = (field: Exclude<keyof PageTexts, 'privacySections'>) =>
    replaced({ key: `pageTexts.${field}`, place: 'pageTexts', field }, texts[field], introduction, replace)
  const inSection = (index: number, field: string, written: string, limit: number) =>
    replaced(
      {
        key: `pageTexts.privacySections.${index + 1}.${field}`,
        place: 'pageTexts',
        field: `privacySections.${field}`,
        line: index + 1,
        hasPlaceholders: true,
      },
      written,
      limit,
      replace,
    )
  return {
    apartmentsIntro: intro('apartmentsIntro'),
    navigatorIntro: intro('navigatorIntro'),
    parkingIntro: intro('parkingIntro'),
    storesIntro: intro('storesIntro'),
    contactIntro: intro('contactIntro'),
    privacyIntro: intro('privacyIntro'),
    privacySections: texts.privacySections.map((section, index) => ({
      title: inSection(index, 'title', section.title, title),
      text: inSection(index, 'text', section.text, text),
    })),
  }
}

/** Names of companies, the number of the permit and the destination of a route are the same in every language. */
export function mapBuyerFacts(facts: BuyerFacts, replace: ReplaceText): BuyerFacts {
  const own = (field: 'finishedProjects' | 'completion', limit: number) =>
    replaced({ key: `buyerFacts.${field}`, place: 'buyerFacts', field }, facts[field], limit, replace)
  return {
    ...facts,
    finishedProjects: own('finishedProjects', 1000),
    completion: own('completion', 100),
    paymentPlan: facts.paymentPlan.map((step, index) => ({
      ...step,
      moment: replaced(
        {
          key: `buyerFacts.paymentPlan.${index + 1}`,
          place: 'buyerFacts',
          field: 'paymentPlan',
          line: index + 1,
        },
        step.moment,
        200,
        replace,
      ),
    })),
  }
}

export interface StoreTexts {
  id: string
  title: string
  description: string
}

export function mapStore<Store extends StoreTexts>(store: Store, replace: ReplaceText): Store {
  const own = (field: 'title' | 'description', limit: number) =>
    replaced({ key: `store.${store.id}.${field}`, place: 'stores', field }, store[field], limit, replace)
  return { ...store, title: own('title', 200), description: own('description', 10_000) }
}

export interface ApartmentTexts {
  id: string
  description: string
  features: string[]
}

/** A feature is its own key: many homes have it, and it is translated once for all of them. */
export function featureKey(feature: string): string {
  return `feature.${feature}`
}

export function mapApartment<Apartment extends ApartmentTexts>(
  apartment: Apartment,
  replace: ReplaceText,
): Apartment {
  const { id, description, features } = apartment
  return {
    ...apartment,
    description: replaced(
      { key: `apartment.${id}.description`, place: 'apartments', field: 'description' },
      description,
      10_000,
      replace,
    ),
    features: features.map((feature) =>
      replaced(
        { key: featureKey(feature), place: 'features', field: 'features' },
        feature,
        maxFeatureLength,
        replace,
      ),
    ),
  }
}

export interface ViewTexts {
  id: string
  name: string
}

/** A view of the building: visitors choose between several by their names. */
export function mapView<View extends ViewTexts>(view: View, replace: ReplaceText): View {
  const place: Place = { key: `view.${view.id}.name`, place: 'views', field: 'name' }
  return { ...view, name: replaced(place, view.name, 100, replace) }
}
