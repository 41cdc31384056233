import { useEffect, useRef, useState } from 'react'
import { formatPricePerMetre } from '../../../domain/apartment/price-per-metre.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { apartmentRowText as text } from '../../text/admin/apartment-row.ts'
import { useMayChange } from '../session/use-role.ts'
import { PriceForm } from './price-form.tsx'
import type { PriceSaveRow } from './use-price-save.ts'

/** A price that is changed where it stands; below it, what a square metre costs. In a list none is left blank. */
export function PriceCell({ row }: { row: PriceSaveRow }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const mayChange = useMayChange()
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
  const content = (
    <>
      {price ?? <span className="no-price">{text.noPrice}</span>}
      <small>{formatPricePerMetre(row)}</small>
    </>
  )
  if (!mayChange)
    return (
      <span className="[&_small]:block [&_small]:text-sm [&_small]:font-normal [&_small]:text-sea-700">
        {content}
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
      {content}
    </button>
  )
}
