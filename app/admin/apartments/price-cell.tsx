import { useEffect, useRef, useState } from 'react'
import { formatPricePerMetre } from '../../../domain/apartment/price-per-metre.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { apartmentRowText as text } from '../../text/office/apartment-row.ts'
import { useMayChange } from '../session/use-role.ts'
import { type PricedRow, PriceForm } from './price-form.tsx'

/** A price that is changed where it stands; below it, what a square metre costs. */
export function PriceCell({ row }: { row: PricedRow }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const mayChange = useMayChange()
  const takesFocus = useRef(false)
  // The focus goes back to where it was, unless it has been taken elsewhere.
  const close = (keepsFocus: boolean) => {
    takesFocus.current = keepsFocus
    setOpen(false)
  }
  useEffect(() => {
    if (!isOpen && takesFocus.current) opener.current?.focus()
    takesFocus.current = false
  }, [isOpen])
  if (isOpen) return <PriceForm row={row} onClose={close} />
  const price = formatPrice(row.price)
  const words = (
    <>
      {price ?? text.noPrice}
      <small>{formatPricePerMetre(row)}</small>
    </>
  )
  if (!mayChange)
    return (
      <span className="[&_small]:block [&_small]:text-sm [&_small]:font-normal [&_small]:text-sea-700">
        {words}
      </span>
    )
  return (
    <button
      ref={opener}
      type="button"
      title={text.changePriceHint}
      onClick={() => setOpen(true)}
      className="price-button"
    >
      <span className="sr-only">{text.changePrice(row.name)}</span>
      {words}
    </button>
  )
}
