import { formatNumber } from '../../../domain/formats/measures.ts'

export const pagesText = {
  label: 'Страници',
  range: (first: number, last: number, total: number, isMore: boolean) =>
    `${formatNumber(first)}–${formatNumber(last)} от ${isMore ? 'над ' : ''}${formatNumber(total)}`,
  newer: 'По-нови',
  older: 'По-стари',
  inOrder: { newer: 'Предишни', older: 'Следващи' },
} as const
