import { formatDate } from '../formats/dates.ts'
import type { Reservation } from './reservation.ts'

/** „продажба на Мария Купувачева, договор от 18.11.2026 г.“ */
export function formatSale({
  buyerName,
  contractDate,
}: Pick<Reservation, 'buyerName' | 'contractDate'>): string {
  return `продажба на ${buyerName}${contractDate ? `, договор от ${formatDate(contractDate)}` : ''}`
}
