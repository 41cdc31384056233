import { useEffect, useRef, useState } from 'react'
import { formatPricePerMetre } from '../../../domain/apartment/price-per-metre.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { apartmentRowText as text } from '../../text/office/apartment-row.ts'
import { type PricedRow, PriceForm } from './price-form.tsx'

/** A price that is changed where it stands; below it, what a square metre costs. */
export function PriceCell({ row }: { row: PricedRow }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const givesFocusBack = useRef(false)
  const close = (keepsFocus: boolean) => {
    givesFocusBack.current = keepsFocus
    setOpen(false)
  }

  // The button is there again: it takes the focus, unless that has gone elsewhere meanwhile.
  useEffect(() => {
    if (isOpen || !givesFocusBack.current) return
    givesFocusBack.current = false
    opener.current?.focus()
  }, [isOpen])

  if (isOpen) return <PriceForm row={row} onClose={close} />
  const price = formatPrice(row.price)
  return (
    <button
      ref={opener}
      type="button"
      aria-label={text.changePrice(row.name, price)}
      title={text.changePriceHint}
      onClick={() => setOpen(true)}
      className="price-button"
    >
      {price ?? text.noPrice}
      <small>{formatPricePerMetre(row)}</small>
    </button>
  )
}
