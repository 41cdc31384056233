import type { Building } from '../../domain/building/building.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import type { Paper, PaperTemplate, TemplateFault } from '../../domain/paper/paper.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import { documentsText } from '../../text/admin/documents.ts'
import { readDealUnits } from '../deals/deal-units.ts'
import { readPaperValues } from './paper-values.ts'
import type { Papers } from './papers.ts'
import { storePaper } from './store-paper.ts'

const longestName = 200

interface Asked {
  deal: Reservation
  template: PaperTemplate
  /** What the document says is today. */
  day: string
}

/** Fills a template from the deal and keeps the document with it. Throws TooManyPapers. */
export async function makePaper(
  backend: Parameters<typeof storePaper>[0] & { papers: Papers },
  building: Building,
  { deal, template, day }: Asked,
): Promise<Paper | { fault: TemplateFault } | 'busy'> {
  const { db, papers } = backend
  const outcome = await papers.fill(template.url, await readPaperValues(building, db, deal, day))
  if (outcome === 'busy' || 'fault' in outcome) return outcome
  const units = (await readDealUnits(building, db))(deal).name
  const name = documentsText.deal
    .fileName(template.name, units, formatDate(day))
    .slice(0, longestName)
    .toWellFormed()
  return storePaper(backend, { dealId: deal.id, kind: template.kind, name }, outcome.bytes)
}
