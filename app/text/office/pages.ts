import { formatNumber } from '../../../domain/formats/measures.ts'

/** Long lists come a page at a time, newest first. */
export const pagesText = {
  label: 'Страници',
  range: (first: number, last: number, total: number) =>
    `${formatNumber(first)}–${formatNumber(last)} от ${formatNumber(total)}`,
  newer: 'По-нови',
  older: 'По-стари',
} as const
