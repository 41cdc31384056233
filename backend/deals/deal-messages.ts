import type { Building } from '../../domain/building/building.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import { formatDiscount, type ListPrice } from '../../domain/reservation/discount.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import { formatListPrice, reservationsText } from '../../text/admin/reservations.ts'
import { type NamedUnits, nameAllUnits } from '../../text/admin/unit-names.ts'
import type { Message } from '../data/mails.ts'

interface About extends ListPrice {
  building: Building
  reservation: Reservation
  units: NamedUnits
  /** Who has made the change. */
  actor: string
  reservationsUrl: string | undefined
}

type Letter = Omit<Message, 'to'>

/** Asks administrators whether a discount above the limit may be given. */
export function approvalMessage(about: About): Letter {
  const name = nameAllUnits(about.building, about.units)
  return {
    subject: `Отстъпка чака решение: ${name}`,
    text: [
      `${about.actor} иска разрешение за отстъпка за ${name}. Дотогава имотът остава резервиран.`,
      '',
      ...priceLines(about),
      `Купувач: ${about.reservation.buyerName}`,
      ...link(about, 'Разрешете или откажете'),
    ].join('\n'),
  }
}

function priceLines({ reservation: { agreedPrice }, listPrice, unpricedUnits }: About): string[] {
  const list = { listPrice, unpricedUnits }
  const percent = formatDiscount({ price: agreedPrice, ...list })
  return [
    `Договорена цена: ${formatPrice(agreedPrice) ?? reservationsText.approval.byList}`,
    `По ценовата листа: ${formatListPrice(list)}${percent === undefined ? '' : ` (отстъпка ${percent} %)`}`,
  ]
}

function link({ reservation, reservationsUrl }: About, label: string): string[] {
  return reservationsUrl ? ['', `${label}: ${reservationsUrl}/${reservation.id}`] : []
}
