import { Check, Footprints, MapPin } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { BlockKind } from '../../domain/home-page/home-page.ts'
import { AnyImage } from '../images/any-image.tsx'
import { Written, WrittenLine } from '../written.tsx'
import type { ShownFigure } from './building-figures.ts'
import { BuyerFactsSection, PaymentPlan, RouteLink } from './buyer-facts.tsx'
import { FeaturedApartments } from './featured-apartments.tsx'
import type { BuyerFactView, PaymentStepView } from './format-buyer-facts.ts'
import type { FeaturedApartment } from './free-now.ts'
import { type FreeCounts, Hero, sampleMark } from './hero.tsx'
import type { HomePageView } from './home-page-view.ts'
import { NewestProgress, type NewestProgressView } from './newest-progress.tsx'

const heading = 'text-4xl font-black wrap-anywhere sm:text-5xl'
const intro = 'mt-4 max-w-2xl text-xl wrap-anywhere whitespace-pre-line text-sea-900'
const link = 'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4'

/** What the home page shows of other records. */
export interface RecordsOnHomePage {
  /** The numbers of available units, or an error message where they could not be loaded. */
  freeNow: FreeCounts | string
  featured: FeaturedApartment[]
  statistics: ShownFigure[]
  buyerFacts: BuyerFactView[]
  /** The newest entry of the construction diary; undefined without one. */
  diary: NewestProgressView | undefined
  paymentPlan: PaymentStepView[]
  /** Where the route link leads; no link if it is empty. */
  destination: string
}

interface HomeBlocksProps {
  view: HomePageView
  records: RecordsOnHomePage
  /** The ways to reach the company, and its contact form. The preview of the admin area has no form. */
  contact: { lines: ReactNode; form: ReactNode }
  /** The heart of a chosen home. The preview has none. */
  heart?: (apartment: FeaturedApartment) => ReactNode
}

/** The blocks of the home page in their order. */
export function HomeBlocks({ view, records, contact, heart }: HomeBlocksProps) {
  const { freeNow, featured, statistics, buyerFacts, diary, paymentPlan, destination } = records
  const blocks: Record<BlockKind, ReactNode> = {
    hero: <Hero {...view.hero} freeNow={freeNow} />,
    featured: <FeaturedApartments apartments={featured} corner={heart} />,
    interiors: <Interiors {...view.interiors} />,
    benefits: <Benefits {...view.benefits} />,
    description: <Description {...view.description} />,
    statistics: <Statistics figures={statistics} />,
    progress: <BuyerFactsSection facts={buyerFacts} on="home" />,
    diary: diary && <NewestProgress {...diary} />,
    paymentPlan: <PaymentPlan steps={paymentPlan} on="home" />,
    location: <Location {...view.location} destination={destination} />,
    contact: <Contact {...view.contact} {...contact} />,
  }
  return view.blocks.map((kind) => <Fragment key={kind}>{blocks[kind]}</Fragment>)
}

function BlockTitle({ text }: { text: string }) {
  return (
    <h2 className={heading}>
      <Written text={text} />
    </h2>
  )
}

function Interiors({ title, text, pictures }: HomePageView['interiors']) {
  if (pictures.length === 0) return null
  const shape = pictures.length === 3 ? three : many
  return (
    <section data-block="interiors" className="page-frame pt-20 sm:pt-28">
      <BlockTitle text={title} />
      {text && (
        <p className={intro}>
          <Written text={text} />
        </p>
      )}
      <ul className={`print-thirds mt-8 grid gap-4 sm:grid-cols-2 sm:gap-6 ${shape.list}`}>
        {pictures.map(({ image, alt, captions }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be shown twice
          <li key={index} className={shape.picture}>
            <figure className="relative h-full overflow-hidden rounded-card shadow-card">
              <AnyImage
                image={image}
                alt={alt}
                sizes="(min-width: 1024px) 66vw, 100vw"
                fit="cover"
                className="aspect-3/2 size-full"
              />
              {captions.length > 0 && (
                <figcaption className={sampleMark}>
                  {captions.map((caption, index) => (
                    <Fragment key={caption}>
                      {index > 0 && ' · '}
                      <Written text={caption} />
                    </Fragment>
                  ))}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three pictures: a large one with two beside it. Any other number is a grid. */
const three = {
  list: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-2',
  picture: 'sm:first:col-span-2 lg:first:col-span-1 lg:first:row-span-2',
}
const many = { list: 'lg:grid-cols-3', picture: '' }

function Benefits({ title, cards }: HomePageView['benefits']) {
  if (cards.length === 0) return null
  return (
    <section data-block="benefits" className="page-frame pt-20 sm:pt-28">
      <h2 className={`max-w-3xl ${heading}`}>
        <Written text={title} />
      </h2>
      <ul className="print-halves mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ shape, title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same title
          <li key={index} className="rounded-card bg-white p-[min(1.75rem,7vw)] shadow-card">
            <span className="flex size-12 items-center justify-center rounded-card bg-sea-50 text-sea-600">
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
                className="size-6"
              >
                <path d={shape} />
              </svg>
            </span>
            <h3 className="mt-5 text-xl wrap-anywhere">
              <Written text={title} />
            </h3>
            <p className="mt-2 leading-relaxed wrap-anywhere text-sea-800">
              <Written text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Description({ title, text, points, image, alt }: HomePageView['description']) {
  if (text === '' && points.length === 0) return null
  return (
    <section data-block="description" className="band bg-sand-100">
      <div
        className={`print-halves page-frame grid items-center gap-12 py-20 sm:py-28 ${image ? 'lg:grid-cols-2' : ''}`}
      >
        {image && (
          <AnyImage
            image={image}
            alt={alt}
            sizes="(min-width: 1024px) 50vw, 100vw"
            fit="cover"
            className="aspect-4/3 w-full rounded-card shadow-card"
          />
        )}
        <div>
          <BlockTitle text={title} />
          {text && (
            <p className="mt-5 max-w-3xl text-xl leading-relaxed wrap-anywhere whitespace-pre-line text-sea-900">
              <Written text={text} />
            </p>
          )}
          <ul className="mt-6 grid gap-3 text-lg">
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same
              <li key={index} className="flex gap-3 wrap-anywhere">
                <Check className="mt-1 size-5 shrink-0 text-sea-600" aria-hidden="true" />
                <span>
                  <WrittenLine text={point} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Statistics({ figures }: { figures: ShownFigure[] }) {
  if (figures.length === 0) return null
  return (
    <section data-block="statistics" className="band on-dark bg-sea-900 text-white">
      <dl className="print-quarters page-frame grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-10 py-16">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-lg text-sea-100">
              <Written text={label} />
            </dt>
            <dd className="text-6xl font-black">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Location({
  title,
  text,
  address,
  image,
  alt,
  nearby,
  map,
  destination,
}: HomePageView['location'] & Pick<RecordsOnHomePage, 'destination'>) {
  return (
    <section id="location" data-block="location" className="scroll-mt-16">
      <div
        className={`page-frame pt-20 pb-10 sm:pt-28 ${image ? '' : 'gap-12 lg:grid lg:grid-cols-[2fr_3fr]'}`}
      >
        <BlockTitle text={title} />
        <div>
          {text && (
            <p className={intro}>
              <Written text={text} />
            </p>
          )}
          {address && (
            <p className="mt-4 flex items-center gap-2 text-lg font-semibold text-sea-800">
              <MapPin className="size-5 shrink-0 text-coral-600" aria-hidden="true" />
              <span>
                <WrittenLine text={address} />
              </span>
            </p>
          )}
          <p className="flex flex-wrap gap-x-6">
            {destination && <RouteLink destination={destination} />}
            {map && (
              <a href={map.url} target="_blank" rel="noopener" className={link}>
                {map.label}
              </a>
            )}
          </p>
          {nearby.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
              {nearby.map(({ name, walk }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same name
                <li key={index} className="flex items-center gap-2 wrap-anywhere">
                  <Footprints className="size-5 shrink-0 text-sea-600" aria-hidden="true" />
                  <span>
                    <span className="font-semibold">
                      <Written text={name} />
                    </span>{' '}
                    · {walk}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {image && (
        <AnyImage
          image={image}
          alt={alt}
          sizes="100vw"
          fit="cover"
          className="aspect-4/3 w-full sm:aspect-21/9"
        />
      )}
    </section>
  )
}

function Contact({ title, intro, lines, form }: HomePageView['contact'] & HomeBlocksProps['contact']) {
  return (
    <section id="contact" data-block="contact" className="scroll-mt-16">
      <div className="page-frame grid gap-12 pt-20 sm:pt-28 lg:grid-cols-[2fr_3fr]">
        <div className="self-start lg:sticky lg:top-24">
          <BlockTitle text={title} />
          <p className="mt-4 text-xl wrap-anywhere whitespace-pre-line text-sea-900">
            <Written text={intro} />
          </p>
          <div className="mt-6">{lines}</div>
        </div>
        <div className="screen-only rounded-card bg-white p-6 shadow-card sm:p-8">{form}</div>
      </div>
    </section>
  )
}
