import type { Status as ApartmentStatus } from '../../../domain/status.ts'
import { useLocale } from '../../locale.tsx'

export function Status({ status }: { status: ApartmentStatus }) {
  const { text } = useLocale()
  return <span className={`showroom-status is-${status}`}>{text.labels.apartmentStatus[status]}</span>
}
