import type { ReactNode } from 'react'
import type { BuyerFacts as Facts } from '../../domain/buyer-facts/buyer-facts.ts'
import {
  constructionStageLabels,
  constructionStageMeanings,
} from '../../domain/buyer-facts/construction-stage.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { buyerFactsText as text } from '../text/public/buyer-facts.ts'
import { type BuyerPart, buyerPart } from './buyer-part.ts'
import { RouteLink } from './route-link.tsx'

interface Fact {
  label: string
  value: ReactNode
  more?: ReactNode
}

/** What buyers ask first, as far as the office has said it. */
export function BuyerFacts({ facts, on }: { facts: Facts; on: BuyerPart }) {
  const shown = [...aboutBuilder(facts), ...aboutConstruction(facts), ...aboutPlace(facts, on)]
  if (shown.length === 0) return null
  const { section, heading } = buyerPart[on]
  return (
    <section className={section}>
      <h2 className={heading}>{text.title}</h2>
      <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ label, value, more }) => (
          <div key={label} className="border-t border-sand-300 pt-4">
            <dt className="text-sea-800">{label}</dt>
            <dd className="mt-1">
              <span className="block text-xl font-bold wrap-anywhere text-sea-900">{value}</span>
              {more && <span className="mt-1 block text-sea-800">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function aboutBuilder({ builder, builderYears, finishedProjects }: Facts): Fact[] {
  const years = builderYears === null ? '' : text.years(builderYears)
  return [
    ...fact(text.builder, builder || years, builder && years),
    ...fact(text.finishedProjects, finishedProjects),
  ]
}

function aboutConstruction({ permitNumber, permitDate, stage, stageDate, completion, bank }: Facts): Fact[] {
  const permit = permitNumber && dated(text.permitNumber(permitNumber), permitDate)
  return [
    ...fact(text.permit, permit),
    ...(stage === 'none'
      ? []
      : fact(text.stage, dated(constructionStageLabels[stage], stageDate), constructionStageMeanings[stage])),
    ...fact(text.completion, completion),
    ...fact(text.bank, bank),
  ]
}

/** The home page offers the route where it shows the place. */
function aboutPlace({ beachMetres, destination }: Facts, on: BuyerPart): Fact[] {
  const route = on === 'apartment' && destination !== '' && <RouteLink destination={destination} />
  if (beachMetres !== null) return fact(text.beach, text.metres(formatNumber(beachMetres)), route)
  return route ? [{ label: text.way, value: route }] : []
}

function fact(label: string, value: string, more?: ReactNode): Fact[] {
  return value === '' ? [] : [{ label, value, more }]
}

function dated(words: string, date: string): string {
  return date === '' ? words : text.dated(words, formatDate(date))
}
