import type { PublicApartment } from '../../domain/apartment/apartment.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import type { Building } from '../../domain/building/building.ts'
import type { CompanySettings } from '../../domain/settings.ts'
import type { Status } from '../../domain/status.ts'
import type { PublicText } from '../../text/public/public-text.ts'
import type { ShownFigure } from '../home-page/building-figures.ts'
import { previewOf } from '../urls.ts'

interface KnownOfComplex {
  /** The path of the home page in the language of the description. */
  home: string
  origin: string
  company: CompanySettings
  description: string
  apartments: number | undefined
  facts: ShownFigure[]
}

export function residenceComplex(
  { name, latitude, longitude, ...place }: Building,
  { origin, home, company, description, apartments, facts }: KnownOfComplex,
): object {
  return {
    '@type': 'ApartmentComplex',
    '@id': `${origin}/#building`,
    ...(name && { name }),
    url: origin + home,
    image: origin + previewOf(home),
    description,
    ...(company.phone && { telephone: company.phone }),
    ...(company.email && { email: company.email }),
    address: postalAddress(place, company.address),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    numberOfAccommodationUnits: apartments,
    amenityFeature: facts.map(({ label, value }) => ({
      '@type': 'LocationFeatureSpecification',
      name: label,
      value,
    })),
    sameAs: [company.socialMedia.facebook, company.socialMedia.instagram].filter((link) => link !== ''),
  }
}

/** The address of the building, and that of the company only where the building has none (`buildingAddress`). */
function postalAddress({ street, city }: Pick<Building, 'street' | 'city'>, companyAddress: string): object {
  const streetAddress = street || (city === '' ? companyAddress : '')
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    ...(city && { addressLocality: city }),
    addressCountry: 'BG',
  }
}

const availability: Record<Status, string> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
}

interface OfferedApartment {
  origin: string
  /** The path of the apartment's page in the language of the text. */
  path: string
  apartment: PublicApartment
}

export function apartmentOffer(
  text: PublicText,
  building: Building,
  { origin, path, apartment }: OfferedApartment,
): object[] {
  const url = origin + path
  const squareMetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' })
  const apartmentData = {
    '@type': 'Apartment',
    '@id': `${url}#apartment`,
    name: `${text.apartment.title(apartment.number)}, ${apartmentTypeName(building, apartment.type)}`,
    url,
    floorSize: squareMetres(apartment.area),
    numberOfRooms: apartment.rooms,
    floorLevel: String(apartment.floor),
    containedInPlace: { '@id': `${origin}/#building` },
    ...(apartment.mainImage && { image: origin + apartment.mainImage }),
  }
  const offer = {
    '@type': 'Offer',
    url,
    itemOffered: { '@id': `${url}#apartment` },
    availability: availability[apartment.status],
    ...(apartment.price > 0 && { price: apartment.price, priceCurrency: 'EUR' }),
  }
  return [apartmentData, offer]
}

export function breadcrumbs(origin: string, trail: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

interface DiaryPost {
  id: string
  date: string
  day: string
  text: string
}

/** The entries of the construction diary, each with the place on its page. */
export function diaryPosts(
  entries: readonly DiaryPost[],
  { url, language }: { url: string; language: string },
) {
  return entries.map(({ id, date, day, text }) => ({
    '@type': 'BlogPosting',
    '@id': `${url}#${id}`,
    headline: day,
    datePublished: date,
    inLanguage: language,
    articleBody: text,
  }))
}
