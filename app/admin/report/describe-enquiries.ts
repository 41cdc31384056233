import { enquirySources } from '../../../domain/enquiry/enquiry-source.ts'
import { lostReasons } from '../../../domain/enquiry/lost-reason.ts'
import type { EnquiryTally, SourceGroup } from '../../../domain/report/enquiry-tally.ts'
import { saleSteps } from '../../../domain/sales/conversion.ts'
import { enquirySourceLabels } from '../../../text/admin/clients.ts'
import { lostReasonLabels, lostReasonText } from '../../../text/admin/enquiries.ts'
import { reportText as text } from '../../../text/admin/report.ts'
import type { ReportTable } from './report-table.ts'

/** The most frequent reason first; those that nobody has named come last. */
export function describeReasons({ byReason }: EnquiryTally): ReportTable {
  const all = [...byReason.values()].reduce((sum, count) => sum + count, 0)
  const countOf = (reason: (typeof lostReasons)[number] | '') => byReason.get(reason) ?? 0
  const named = lostReasons.toSorted((one, other) => countOf(other) - countOf(one))
  const { count, share, ...words } = text.reasons
  return {
    ...words,
    id: 'reasons',
    columns: [
      { key: 'count', header: count, kind: 'count' },
      { key: 'share', header: share, kind: 'share' },
    ],
    charts: { as: 'stack', keys: ['count'] },
    rows: [...named, '' as const]
      .filter((reason) => countOf(reason) > 0)
      .map((reason) => ({
        key: reason || 'none',
        label: reason === '' ? lostReasonText.unknownOption : lostReasonLabels[reason],
        values: [countOf(reason), countOf(reason) / all],
      })),
    ...(all > 0 && { total: { key: 'total', label: text.total, values: [all, 1] } }),
  }
}

const reached = ['enquiry', 'viewing', 'reservation', 'sale'] as const

/** The source of most enquiries first. */
export function describeSources({ bySource }: EnquiryTally): ReportTable {
  const groups = enquirySources.flatMap((source) => {
    const group = bySource.get(source)
    return group ? [{ source, group }] : []
  })
  const sum = (step: (typeof reached)[number]) => groups.reduce((all, { group }) => all + group[step], 0)
  const total = Object.fromEntries(reached.map((step) => [step, sum(step)])) as SourceGroup
  const { share, enquiry, viewing, reservation, sale, ...words } = text.sources
  const headers = { enquiry, viewing, reservation, sale }
  const valuesOf = (group: SourceGroup) => [
    ...reached.map((step) => group[step]),
    group.enquiry > 0 ? group.sale / group.enquiry : null,
  ]
  return {
    ...words,
    id: 'sources',
    columns: [
      ...reached.map((step) => ({ key: step, header: headers[step], kind: 'count' as const })),
      { key: 'share', header: share, kind: 'share' },
    ],
    charts: { as: 'stack', keys: ['enquiry'] },
    rows: groups
      .toSorted((one, other) => other.group.enquiry - one.group.enquiry)
      .map(({ source, group }) => ({
        key: source,
        label: enquirySourceLabels[source],
        values: valuesOf(group),
      })),
    ...(groups.length > 0 && { total: { key: 'total', label: text.total, values: valuesOf(total) } }),
  }
}

/** How many have ever reached each step, of all and of those at the step before. */
export function describeFunnel({ steps }: EnquiryTally): ReportTable {
  const { count, ofAll, ofPrevious, steps: labels, ...words } = text.funnel
  const all = steps.enquiry
  return {
    ...words,
    id: 'funnel',
    columns: [
      { key: 'count', header: count, kind: 'count' },
      { key: 'ofAll', header: ofAll, kind: 'share' },
      { key: 'ofPrevious', header: ofPrevious, kind: 'share' },
    ],
    charts: { as: 'stack', keys: ['count'] },
    rows:
      all === 0
        ? []
        : saleSteps.map((step, at) => {
            const before = saleSteps[at - 1]
            const previous = before === undefined ? 0 : steps[before]
            return {
              key: step,
              label: labels[step],
              values: [steps[step], steps[step] / all, previous > 0 ? steps[step] / previous : null],
            }
          }),
  }
}
