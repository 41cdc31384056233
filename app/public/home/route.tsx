import { Bus, Check, Gem, Leaf, type LucideIcon, MapPin, ShieldCheck } from 'lucide-react'
import { data } from 'react-router'
import { getBuyerFacts, getCompanySettings, getDisplaySettings } from '../../../backend/data/settings.ts'
import { countedRecords } from '../../../domain/building/building.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { type CompanySettings, locationImageUrl } from '../../../domain/settings.ts'
import { useBuilding } from '../../building.ts'
import { backendContext, requestContext } from '../../context.ts'
import { ErrorPage } from '../../error-page.tsx'
import { Hero, sampleMark } from '../../hero/hero.tsx'
import { AnyImage } from '../../images/any-image.tsx'
import {
  type BundledImage,
  buildingByDay,
  buildingFromAbove,
  bundledHero,
  seaRooms,
} from '../../images/bundled-images.ts'
import { useLive } from '../../live/use-live.ts'
import { loadNamedBuilding } from '../../named-building.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { describeFacts, describeFloors, describeSite } from '../../text/public/building-sentences.ts'
import { contactText as text } from '../../text/public/contact.ts'
import { homeText } from '../../text/public/home.ts'
import { type ShownFigure, shownFigures, statedCounts } from '../building-figures.ts'
import { BuyerFactsSection, PaymentPlan, RouteLink } from '../buyer-facts.tsx'
import { ContactLines } from '../company-contacts.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { formatBuyerFacts, formatPaymentPlan } from '../format-buyer-facts.ts'
import { PageHead, useSite } from '../page.tsx'
import { residenceComplex } from '../structured-data.ts'
import type { Route } from './+types/route'
import { countRecords } from './count-records.ts'
import { FeaturedApartments } from './featured-apartments.tsx'
import { loadFreeNow } from './free-now.ts'

const locationText = homeText.location

interface Props {
  image: StoredImage | BundledImage
  address: string
  /** Where the route link leads; no link if it is empty. */
  destination: string
}

function LocationSection({ image, address, destination }: Props) {
  return (
    <section id="location" className="scroll-mt-16">
      <div className="page-frame pt-20 pb-10 sm:pt-28">
        <h2 className="text-4xl font-black sm:text-5xl">{locationText.title}</h2>
        <p className="mt-4 max-w-2xl text-xl text-sea-900">{locationText.text}</p>
        <p className="mt-4 flex items-center gap-2 text-lg font-semibold text-sea-800">
          <MapPin className="size-5 shrink-0 text-coral-600" aria-hidden="true" />
          {address}
        </p>
        {destination && <RouteLink destination={destination} />}
      </div>
      <AnyImage
        image={image}
        alt={locationText.image}
        sizes="100vw"
        fit="cover"
        className="aspect-4/3 w-full sm:aspect-21/9"
      />
    </section>
  )
}

const interiorsText = homeText.interiors

function Interiors() {
  return (
    <section className="page-frame pt-20 sm:pt-28">
      <h2 className="text-4xl font-black sm:text-5xl">{interiorsText.title}</h2>
      <p className="mt-4 max-w-2xl text-xl text-sea-900">{interiorsText.text}</p>
      <ul className="print-thirds mt-8 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-2">
        {seaRooms.map((image, index) => (
          <li key={image.large} className="sm:first:col-span-2 lg:first:col-span-1 lg:first:row-span-2">
            <figure className="relative h-full overflow-hidden rounded-card shadow-card">
              <AnyImage
                image={image}
                alt={interiorsText.rooms[index] ?? ''}
                sizes="(min-width: 1024px) 66vw, 100vw"
                fit="cover"
                className="aspect-3/2 size-full"
              />
              <figcaption className={sampleMark}>
                {interiorsText.rooms[index]} · {interiorsText.sample}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

const descriptionText = homeText.description

interface DescriptionProps {
  text: string
  points: string[]
}

function DescriptionSection({ text, points }: DescriptionProps) {
  const building = useBuilding()
  return (
    <section className="bg-sand-100">
      <div className="print-halves page-frame grid items-center gap-12 py-20 sm:py-28 lg:grid-cols-2">
        <AnyImage
          image={buildingByDay}
          alt={descriptionText.image(building)}
          sizes="(min-width: 1024px) 50vw, 100vw"
          fit="cover"
          className="aspect-4/3 w-full rounded-card shadow-card"
        />
        <div>
          <h2 className="text-4xl font-black sm:text-5xl">{descriptionText.title(building)}</h2>
          <p className="mt-5 text-xl leading-relaxed text-sea-900">{text}</p>
          <ul className="mt-6 grid gap-3 text-lg">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check className="mt-1 size-5 shrink-0 text-sea-600" aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

const icons: Record<(typeof homeText.benefits)[number]['key'], LucideIcon> = {
  security: ShieldCheck,
  communication: Bus,
  energy: Leaf,
  quality: Gem,
}

function Benefits() {
  return (
    <section className="page-frame py-20 sm:py-28">
      <h2 className="max-w-3xl text-4xl font-black sm:text-5xl">{homeText.benefitsTitle}</h2>
      <ul className="print-halves mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {homeText.benefits.map(({ key, title, text }) => {
          const Icon = icons[key]
          return (
            <li key={key} className="rounded-card bg-white p-[min(1.75rem,7vw)] shadow-card">
              <span className="flex size-12 items-center justify-center rounded-card bg-sea-50 text-sea-600">
                <Icon className="size-6" aria-hidden="true" />
              </span>
              <h3 className="mt-5 text-xl">{title}</h3>
              <p className="mt-2 leading-relaxed text-sea-800">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export const handle: PublicPage = { shows: ['apartments', 'building', 'parkingSpots', 'settings', 'stores'] }

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { db, knownImages } = backend
  const [building, company, display, buyer, freeNow, counts] = await Promise.all([
    loadNamedBuilding(context),
    getCompanySettings(db),
    getDisplaySettings(db),
    getBuyerFacts(db),
    loadFreeNow(context, backend),
    countRecords(context, db),
  ])
  const { title, subtitle, heroImage } = display.values
  const location = locationImageUrl(display.values)
  const storedImages = await knownImages.find([heroImage, location])
  // Texts are formatted on the server, so that browsers do not load the formatting code.
  const stated = statedCounts(building, counts)
  const facts = shownFigures(building.facts, counts)
  const description = describeSite(building, { counts: stated, beachMetres: buyer.values.beachMetres })
  const page = {
    versions: shownVersions(context, handle),
    title,
    subtitle,
    hero: storedImages[heroImage],
    location: storedImages[location],
    freeNow,
    description,
    aboutBuilding: { text: describeFloors(building), points: describeFacts(facts, stated.parkingSpots) },
    statistics: shownFigures(building.statistics, counts),
    facts: formatBuyerFacts(buyer.values),
    paymentPlan: formatPaymentPlan(buyer.values.paymentPlan),
    destination: buyer.values.destination,
    about: [
      residenceComplex(building, {
        origin: context.get(requestContext).origin,
        company: company.values,
        description,
        apartments: stated.apartments,
        facts,
      }),
    ],
  }
  // A page with a missing part is shown, but status 500 keeps it out of the caches and of search engines.
  const isWhole = typeof freeNow !== 'string' && countedRecords.every((kind) => counts[kind] !== undefined)
  return data(page, { status: isWhole ? 200 : 500 })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, hero, location, freeNow, description, aboutBuilding, statistics } = loaderData
  const { facts, paymentPlan, destination, about } = loaderData
  const { company } = useSite()
  useLive(loaderData.versions)
  return (
    <main>
      <PageHead title={title} description={description} about={about} />
      <Hero title={title} subtitle={subtitle} image={hero ?? bundledHero} freeNow={freeNow} />
      {typeof freeNow !== 'string' && <FeaturedApartments apartments={freeNow.featured} />}
      <Interiors />
      <Benefits />
      <DescriptionSection {...aboutBuilding} />
      <Statistics figures={statistics} />
      <BuyerFactsSection facts={facts} on="home" />
      <PaymentPlan steps={paymentPlan} on="home" />
      <LocationSection
        image={location ?? buildingFromAbove}
        address={company.address}
        destination={destination}
      />
      <ContactSection company={company} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      {/* The header of the home page is transparent with white text. */}
      <div className="h-16 bg-sea-900" />
      <ErrorPage error={error} />
    </>
  )
}

function Statistics({ figures }: { figures: ShownFigure[] }) {
  if (figures.length === 0) return null
  return (
    <section className="on-dark bg-sea-900 text-white">
      <dl className="print-quarters page-frame grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-10 py-16">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-lg text-sea-100">{label}</dt>
            <dd className="text-6xl font-black">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ContactSection({ company }: { company: CompanySettings }) {
  return (
    <section id="contact" className="scroll-mt-16">
      <div className="page-frame grid gap-12 pt-20 sm:pt-28 lg:grid-cols-[2fr_3fr]">
        <div className="self-start lg:sticky lg:top-24">
          <h2 className="text-4xl font-black sm:text-5xl">{text.title}</h2>
          <p className="mt-4 text-xl text-sea-900">{text.intro}</p>
          <div className="mt-6">
            <ContactLines company={company} />
          </div>
        </div>
        <div className="screen-only rounded-card bg-white p-6 shadow-card sm:p-8">
          <ContactForm />
        </div>
      </div>
    </section>
  )
}
