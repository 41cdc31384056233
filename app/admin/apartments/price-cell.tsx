import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { formatPricePerMetre } from '../../../domain/apartment/price-per-metre.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { writeNumber } from '../../../domain/formats/read-number.ts'
import { saveQuestionText } from '../../text/admin/admin.ts'
import { apartmentRowText as text } from '../../text/admin/apartments.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { control, decimal } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { WarningList } from '../form/save-question.tsx'
import { useMayChange } from '../session/use-role.ts'
import { type PriceSaveRow, usePriceSave } from './use-price-save.ts'

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

/** Enter saves, and so does leaving the field; Escape takes back what was typed. */
function PriceForm({ row, onClose }: { row: PriceSaveRow; onClose(keepsFocus: boolean): void }) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const { save, isBusy, wrong, question, forget } = usePriceSave(row, () => onClose(isFocused(input.current)))
  const send = (confirmed?: string) => save(input.current?.value ?? '', confirmed)

  useEffect(() => input.current?.select(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) send()
  }

  return (
    <form onSubmit={submit} className="price-form">
      <input
        ref={input}
        aria-label={text.priceOf(row.name)}
        aria-busy={isBusy}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${errorId}-error`}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that had the focus
        autoFocus
        readOnly={isBusy}
        {...decimal}
        defaultValue={writeNumber(row.price)}
        onKeyDown={({ key }) => key === 'Escape' && onClose(true)}
        // A window that goes to the back takes the focus away as well, and gives it back.
        onBlur={() => !isBusy && !question && document.hasFocus() && send()}
        className={`${control.low} text-right aria-busy:opacity-60`}
      />
      <FieldErrors id={errorId} errors={wrong ? [wrong] : []} />
      {question && (
        <ConfirmDialog
          title={saveQuestionText.title}
          confirm={saveQuestionText.save}
          kind="primary"
          onConfirm={() => {
            forget()
            send(question.confirmation)
          }}
          onCancel={forget}
        >
          <WarningList warnings={question.warnings} />
        </ConfirmDialog>
      )}
    </form>
  )
}

function isFocused(element: Element | null): boolean {
  return document.activeElement === element || document.activeElement === document.body
}
