import { formatNumber } from '../../../domain/formats/measures.ts'

/** Long lists come a page at a time, newest first. */
export const pagesText = {
  label: 'Страници',
  range: (first: number, last: number, total: number, isMore: boolean) =>
    `${formatNumber(first)}–${formatNumber(last)} от ${isMore ? 'над ' : ''}${formatNumber(total)}`,
  newer: 'По-нови',
  older: 'По-стари',
  inOrder: { newer: 'Предишни', older: 'Следващи' },
} as const
